import type { Finding, OwnFinding, Params } from "@url1738/core/runtime";
import { inEnglish, OTHER } from "@url1738/core/runtime";
import { type FindingReason, findingSentences } from "./finding-sentences.ts";

/** A finding, and what is said of it. */
export function findingOf(
  found: Pick<Finding, "code" | "component" | "severity" | "section">,
  reason: FindingReason,
  params: Params = {},
): Finding {
  return saidFinding({ ...found, reason, params, sentence: findingSentences[reason] });
}

/** What somebody has found, with all facts, and with its sentence said. */
export function saidFinding({ code, reason = OTHER, params = {}, ...found }: OwnFinding): Finding {
  return { code, reason, params, ...found, sentence: inEnglish(found.sentence, found, params) };
}
