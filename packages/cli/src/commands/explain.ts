import { readFileSync } from "node:fs";
import { namesNear } from "@url1738/lint";
import type { PrintCommand } from "../command-kit/command.ts";
import { lang } from "../command-kit/options.ts";
import type { Language } from "../language/language.ts";
import { cited } from "../output/render-error.ts";

/** A reason, with an example and the sentence for it. `npx pnpm@12 reasons` writes these, from the examples. */
interface Explanation {
  readonly reason: string;
  readonly kind: "error" | "finding" | "hint";
  /** The code of the error, or the severity of the finding. */
  readonly code: string;
  /** The section as an error gives it, or an empty string. */
  readonly section: string;
  readonly params: string;
  readonly example: string;
  readonly en: string;
  readonly fr: string;
}

function explanations(): readonly Explanation[] {
  const text = readFileSync(new URL("../../data/reasons.json", import.meta.url), "utf8");
  return JSON.parse(text) as readonly Explanation[];
}

/** Returns the explanations of a reason, or of all reasons of an error code. */
function named(wanted: string): readonly Explanation[] {
  const all = explanations();
  const ofReason = all.filter(({ reason }) => reason === wanted);
  return ofReason.length > 0 ? ofReason : all.filter(({ kind, code }) => kind === "error" && code === wanted);
}

/** Returns the names of all reasons, in order. */
const reasons = () => [...new Set(explanations().map(({ reason }) => reason))].sort();

/** Returns the first reason that contains a word, or is nearly it. */
function meantBy(wanted: string): string | undefined {
  const word = wanted.toLowerCase();
  const all = reasons();
  return all.find((reason) => word !== "" && reason.includes(word)) ?? namesNear(word, all)[0];
}

function kindOf({ kind, code }: Explanation, { say }: Language): string {
  if (kind === "hint") return say("hint");
  return kind === "error" ? say("error, {code}", { code }) : say("finding, {code}", { code });
}

function spelt(explanation: Explanation, language: Language): string {
  const { reason, section, params, example, en, fr } = explanation;
  const { say } = language;
  const lines = [
    language.name === "fr" ? fr : en,
    ...(section === "" ? [] : [cited(section, say)]),
    ...(params === "" ? [] : [say("Params: {params}", { params })]),
    say("Example: {example}", { example }),
  ];
  return `${reason} (${kindOf(explanation, language)})\n${lines.map((line) => `  ${line}\n`).join("")}`;
}

export const explain: PrintCommand = {
  name: "explain",
  summary: "explain the reason of an error, a hint or a finding",
  description:
    "Explains a reason in the output of --json by an example and the sentence for it; for an error code, explains all its reasons. " +
    "Without operands, prints the names of all reasons.",
  options: [lang],
  examples: [
    { line: "url1738 explain unexpected", purpose: "an error" },
    { line: "url1738 explain port-of-service", purpose: "a finding" },
    { line: "url1738 explain", purpose: "all reasons" },
  ],
  operand: "reason",
  operands: [],
  completed: reasons,
  refuse: (_, operands, { say }) => {
    const unnamed = operands.find((operand) => named(operand).length === 0);
    if (unnamed === undefined) return undefined;
    const meant = meantBy(unnamed);
    return meant === undefined
      ? say(
          "Unknown reason {given}. url1738 explain, without a reason, lists all reasons; url1738 check explains a URL.",
          {
            given: unnamed,
          },
        )
      : say("Unknown reason {given}. Did you mean {meant}?", { given: unnamed, meant });
  },
  print: (operands, _, language) => {
    if (operands.length > 0)
      return operands
        .flatMap(named)
        .map((explanation) => spelt(explanation, language))
        .join("\n");
    return reasons()
      .map((reason) => `${reason}\n`)
      .join("");
  },
};
