import type { OwnFinding } from "@url1738/core/define";
import { nearest } from "@url1738/core/runtime";
import type { Parameter } from "./parameter.ts";

/** The number of kept options that are looked at: a URL may have a million. */
const MOST = 100;

/** The sentences of these findings. */
export const optionFindingSentences = {
  "option-nearly-known": "The option {name} is kept, but means nothing here: is {near} meant?",
  "option-ignored": "The value of the option {name} breaks its rule, so the option is kept, but ignored.",
} as const;

/**
 * Finds the options that are kept among the others of `options` and were probably meant for known ones: misspelt names, and wrong values that a
 * specification ignores.
 *
 * @param component - The name of the field of the options.
 * @param options - Their value, which has a field for each known option.
 * @param others - The field of the others.
 * @public
 */
export function optionFindings(component: string, options: object, others: string): readonly OwnFinding[] {
  const { [others]: kept = [], ...known } = options as Readonly<Record<string, unknown>>;
  const names = Object.keys(known);
  return (kept as readonly Parameter[]).slice(0, MOST).flatMap(({ name }, at) => {
    const near = names.find((field) => field.toLowerCase() === name.toLowerCase()) ?? nearest(name, names);
    if (near === undefined) return [];
    const isKnown = near.toLowerCase() === name.toLowerCase();
    const reason = isKnown ? "option-ignored" : "option-nearly-known";
    return [
      {
        code: "ignored-option",
        reason,
        component: `${component}.${others}[${at}]`,
        severity: "warning" as const,
        section: "",
        params: { name: JSON.stringify(name), ...(!isKnown && { near: JSON.stringify(near) }) },
        sentence: optionFindingSentences[reason],
      },
    ];
  });
}
