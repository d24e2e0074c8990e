import type { Scheme } from "@url1738/core";
import {
  type AnyDefinition,
  decodedText,
  defineScheme,
  hostport,
  many,
  optional,
  rule,
  schemeDefinition,
  sequence,
  uchar,
} from "@url1738/core/define";
import { type Check, conformance, type Effort, type Examples } from "@url1738/testkit";

/** The schemes that the test kit's tests examine: some keep the laws, the others break one. */

const schemepart = sequence("//", hostport, optional("/", decodedText("name", rule("name", many(uchar)))));

/** A scheme that keeps all laws. */
export const definition = schemeDefinition({
  name: "x-name",
  defaultPort: 7,
  schemepart,
  access: "It designates a name.",
});
export const scheme = defineScheme(definition);

/** A scheme, and the definition that it was made from. */
export interface Subject {
  readonly scheme: Scheme;
  readonly definition: AnyDefinition;
}

/** Makes a scheme that may break a law: `checkDefinition` would object to many of them. */
export function subjectOf(definition: object): Subject {
  return { scheme: defineScheme(definition as never), definition: definition as AnyDefinition };
}

export function checksOf({ scheme, definition }: Subject, rows: Examples, effort?: Effort): readonly Check[] {
  return conformance(scheme, definition, rows, effort);
}

export const examples: Examples = {
  urls: [{ section: "1", url: "x-name://H/n", value: { host: "h", port: 7, name: "n" }, href: "x-name://h/n" }],
  errors: [{ section: "1", why: "no host", url: "x-name://", code: "syntax", index: 9 }],
  parts: [{ section: "1", parts: { host: "H" }, url: "x-name://h" }],
  refused: [{ section: "1", value: { host: "H", port: 7 }, component: "host" }],
};

/** Returns what a check throws; `undefined` if it passes. */
function thrownBy({ run }: Check): unknown {
  try {
    run();
    return undefined;
  } catch (thrown) {
    return thrown ?? "nothing";
  }
}

/**
 * Returns the names of the checks that fail, except for those with long texts, which another test runs.
 *
 * @param runs - The number of random URLs for each law; a few will do where the rows are wrong.
 */
export function failures(subject: Subject, rows: Examples = examples, runs = 100): readonly string[] {
  const checks = checksOf(subject, rows, { runs }).filter(({ name }) => !/^(?:work grows|the longest URL)/.test(name));
  return checks.filter((check) => thrownBy(check) !== undefined).map(({ name }) => name);
}

/** Returns what the check of one law throws; `undefined` if the subject keeps it. A breach ends it, so it may try many URLs. */
export function breachOf(law: string, subject: Subject, rows: Examples = examples): unknown {
  const check = checksOf(subject, rows, { runs: 5_000 }).find(({ name }) => name === law);
  return check === undefined ? undefined : thrownBy(check);
}

/** Other methods; a scheme without its definition is a compiled one. */
export type Changes = Partial<Record<keyof typeof scheme | "definition", unknown>>;

export function broken(change: Changes): Subject {
  const changed: unknown = { ...scheme, ...change };
  return { scheme: changed as Scheme, definition: definition as unknown as AnyDefinition };
}

export type Url = ReturnType<typeof scheme.parse>;

/** The law that most bugs break. */
export const agree = "parse, format and build agree with each other and the grammar, and errors are exact";
