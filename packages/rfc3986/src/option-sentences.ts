import type { ErrorInside, Sentence } from "@url1738/core/define";

/** The sentences about options. They quote names and words whole, and propose the nearest. */
export const optionSentences = {
  "option-unknown": 'The URL has no option "{written}".',
  "option-meant": 'The URL has no option "{written}": write "{near}".',
  "option-word": 'The option "{option}" cannot be "{written}": write one of {words}.',
  "option-word-meant": 'The option "{option}" cannot be "{written}": write "{near}".',
  "option-one-of": 'The option "{option}" must be one of {words}.',
  "option-twice": 'The option "{option}" is given twice.',
  "option-missing": 'The option "{option}" is missing.',
  "option-empty": 'The option "{option}" must not be empty.',
  "option-character": 'The option "{option}" cannot have {found}.',
  "option-without-value": 'The option "{option}" has no value: write "{option}=" and one.',
  "option-with-value": 'The option "{option}" accepts no value: write "{option}" alone.',
} as const satisfies Readonly<Record<string, Sentence["sentence"]>>;

/** Makes an error about options. @param index - The offset of its place in the text of all options, up to `end`. */
export function optionError(
  reason: keyof typeof optionSentences,
  index: number,
  end: number,
  params: Sentence["params"],
  path?: string,
): ErrorInside {
  return { index, end, reason, params, message: optionSentences[reason], ...(path !== undefined && { path }) };
}
