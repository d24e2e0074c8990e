import { inEnglish } from "../errors/english.ts";
import type { Params } from "../errors/sentence.ts";
import { OTHER } from "../errors/url-error.ts";
import type { Finding, OwnFinding } from "../scheme/hazards.ts";
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
