import { ofAdvice } from "./of-advice.ts";
import { ofAudit } from "./of-audit.ts";
import { ofClient } from "./of-client.ts";
import { ofCore } from "./of-core.ts";
import { ofDefinitions } from "./of-definitions.ts";
import { ofRelative } from "./of-relative.ts";
import { ofSchemes } from "./of-schemes.ts";
import { ofText } from "./of-text.ts";
import type { Sentences } from "./sentences.ts";

/** All sentences of messages and findings. They are kept apart from the hints, since a sentence and a hint may have the same reason. */
export const allSentences: Sentences = {
  ...ofCore,
  ...ofDefinitions,
  ...ofAudit,
  ...ofSchemes,
  ...ofRelative,
  ...ofText,
  ...ofClient,
};

/** All sentences of hints. */
export const allAdvice: Sentences = { ...ofSchemes, ...ofClient, ...ofAdvice };
