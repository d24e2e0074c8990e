import { clientError } from "../errors/client-error.ts";
import type { ClientReason } from "../errors/client-sentences.ts";
import { said } from "../errors/said.ts";

/** Makes the error for an answer that no WAIS server gives. */
export function malformed(reason: Extract<ClientReason, `wais-${string}`>): Error {
  return clientError("refused", said(reason), { section: "3.9" });
}
