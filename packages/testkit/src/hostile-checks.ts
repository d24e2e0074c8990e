import { MAX_LENGTH, type Scheme, type UrlValue, urlErrorOf } from "@url1738/core";
import type { AnyDefinition } from "@url1738/core/define";
import { rootOf } from "@url1738/core/grammar";
import { generate } from "@url1738/prove";
import { type Check, same, show } from "./check.ts";
import { countedWork, growthOfWork, MOST_GROWTH, withCounters } from "./counted-work.ts";
import { oneOfEachShape } from "./one-of-each-shape.ts";
import { isValue } from "./outcomes.ts";
import { isOtherFlag, wrongValues } from "./wrong-values.ts";

/** Checks input that only an attacker, or a bug, would pass. */

function checkOtherTypes(scheme: Scheme<UrlValue>): void {
  for (const value of [undefined, ...wrongValues().filter((value) => typeof value !== "string")]) {
    const result = scheme.safeParse(value);
    same(
      result.ok ? result.url : result.error.code,
      "not-a-string",
      `the error code of a value of type ${typeof value}`,
    );
    same(scheme.canParse(value), false, `canParse of a value of type ${typeof value}`);
  }
}

function componentRefused(run: () => unknown): string | undefined {
  try {
    run();
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    if (error === undefined) throw thrown;
    return error.component && rootOf(error.component);
  }
  return undefined;
}

function checkWrongValues(scheme: Scheme<UrlValue>, url: UrlValue): void {
  for (const field of Object.keys(url)) {
    for (const wrongly of wrongValues()) {
      const value = { ...url, [field]: wrongly } as UrlValue;
      componentRefused(() => scheme.build(value));
      if (isValue(scheme, value) || isOtherFlag(url, field, wrongly)) continue;
      const component = componentRefused(() => scheme.format(value));
      same(component, field, `the component that is refused when "${field}" is of type ${typeof wrongly}`);
    }
  }
  same(
    componentRefused(() => scheme.format({ ...url, nothing: "x" } as UrlValue)),
    "nothing",
    "the component refused when there is one more",
  );
  for (const value of wrongValues())
    if (componentRefused(() => scheme.format(value as UrlValue)) === undefined)
      throw new Error(`format accepts a value of type ${typeof value}`);
}

/** The pieces that the texts repeat. */
export const FRAGMENTS: readonly string[] = [
  "a",
  "-",
  "a-",
  "@",
  ":",
  "%",
  "%4",
  "%41",
  "%09",
  "%ff",
  ".",
  "a.",
  "1.",
  "0",
  "/",
  "//",
  "a/",
  ";",
  ";a=",
  "=",
  "?",
  "&",
  "-\n",
  "\\",
  '"',
  "a@",
  ":@",
  "[",
  "\ud800",
  "\0",
  " ",
];

/** The endings. Some make a text fail with a character that is right elsewhere, so that every way to match it is tried. */
export const ENDS: readonly string[] = ["", "/", "@"];

/** Passes a text to every function that reads it. */
function lookAt(scheme: Scheme<UrlValue>, text: string): void {
  const result = scheme.safeParse(text);
  if (result.ok) scheme.format(result.url);
  else same(typeof result.error.message, "string", `the message for ${show(text.slice(0, 40))}…`);
  scheme.canParse(text);
}

/** Returns the start, the fragment repeated as often as the length allows, and the end. */
function repeated(start: string, fragment: string, end: string, length: number): string {
  return start + fragment.repeat(Math.floor((length - start.length - end.length) / fragment.length)) + end;
}

/** Checks that no text just below the limit is too long, since its canonical form has the same length. */
function checkLong(scheme: Scheme<UrlValue>, start: string): void {
  const text = repeated(start, "a", "", MAX_LENGTH - 8);
  const result = scheme.safeParse(text);
  same(scheme.canParse(text), result.ok, `canParse of ${show(start)} and many "a"`);
  if (!result.ok && result.error.code === "too-long")
    throw new Error(`${show(start)} and many "a" is refused as too long`);
}

/** Checks that work is not exponential. A few characters show that, and with more the check would never end. */
function checkShort(scheme: Scheme<UrlValue>, start: string, fragment: string, end: string): void {
  let before = Number.POSITIVE_INFINITY;
  for (let length = 16; length <= 64; length += 8) {
    const text = repeated(start, fragment, end, start.length + length);
    const work = countedWork(() => lookAt(scheme, text));
    if (work > MOST_GROWTH * before)
      throw new Error(`${show(text)} takes ${work} steps, and one 8 characters shorter ${before}`);
    before = Math.max(work, 1);
  }
}

const LENGTH = 2048;

/** Checks that eight times the text takes at most sixteen times the steps. */
function checkLinear(scheme: Scheme<UrlValue>, start: string, fragment: string, end: string): void {
  const growth = growthOfWork((length) => lookAt(scheme, repeated(start, fragment, end, length)), LENGTH);
  if (growth > MOST_GROWTH)
    throw new Error(
      `${show(start)}, many ${show(fragment)}, ${show(end)}: ${LENGTH} characters take ${growth.toFixed(1)} times the steps of ${LENGTH / 8}`,
    );
}

/** Returns the checks of wrong types, of the limit and of growth. */
export function hostileChecks(
  scheme: Scheme<UrlValue>,
  definition: AnyDefinition,
  examples: readonly string[],
): readonly Check[] {
  const urls = oneOfEachShape(scheme, examples);
  const starts = [`${scheme.name}:`, generate(definition, () => 0), ...examples.slice(0, 1)];
  return [
    { name: "only a string is a URL", run: () => checkOtherTypes(scheme) },
    {
      name: "format refuses every wrong type and names its component",
      run: () => {
        for (const url of urls) checkWrongValues(scheme, url);
      },
    },
    {
      name: "a URL of more than 1,048,576 characters is too long",
      run: () => {
        const result = scheme.safeParse((examples[0] ?? `${scheme.name}:`).padEnd(MAX_LENGTH + 1, "a"));
        same(result.ok ? result.url : [result.error.code, result.error.index], ["too-long", MAX_LENGTH], "the error");
      },
    },
    {
      name: "the longest URL is read",
      run: () => {
        for (const start of starts) checkLong(scheme, start);
      },
    },
    ...FRAGMENTS.map((fragment) => ({
      name: `work grows linearly with any number of ${show(fragment)}`,
      run: () =>
        withCounters(() => {
          for (const start of starts)
            for (const end of ENDS) {
              checkShort(scheme, start, fragment, end);
              checkLinear(scheme, start, fragment, end);
            }
        }),
    })),
  ];
}
