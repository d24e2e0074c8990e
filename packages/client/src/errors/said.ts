import type { Params } from "@url1738/core";
import type { Sentence } from "@url1738/core/define";
import { type ClientReason, clientSentences } from "./client-sentences.ts";

/** Makes a sentence of the client, for a message or a hint. */
export function said(reason: ClientReason, params?: Params): Sentence {
  return { reason: `client/${reason}`, sentence: clientSentences[reason], params };
}
