import { octets, type Scheme, type UrlValue, urlErrorOf } from "@url1738/core";
import { rootOf } from "@url1738/core/grammar";
import { type Check, same, show } from "./check.ts";
import { type Examples, titleOf } from "./examples.ts";
import { oneOfEachShape } from "./one-of-each-shape.ts";
import { isValue, thrownBy } from "./outcomes.ts";
import { placesInField, placesOf } from "./places.ts";
import { isOtherFlag, wrongValues } from "./wrong-values.ts";

/**
 * Checks that `access` gives the results of the rows, refuses every value that `format` refuses, and lets nobody smuggle anything through
 * it.
 */

/** A marker in texts that are put into a URL or a context, to see whether an error shows them. */
const SECRET = "s3cr3t";

const HOSTILE = [
  "\r",
  "\n",
  "\r\n",
  "\0",
  "\t",
  " ",
  "<",
  ">",
  "\x1b",
  "\x7f",
  "\r\n.\r\n",
  "\r\nQUIT\r\n",
  "\t+\t1\r\n",
];

const texts = HOSTILE.flatMap((hostile) => [hostile, `${SECRET}${hostile}`, `${hostile}${SECRET}`]);

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The rule for every string of an access without a row: no line break, no NUL. */
const LINE = "[^\\r\\n\\0]*";

function remedy(pattern: string): string {
  if (pattern !== LINE) return `, which does not obey its row of "strings": ${pattern}`;
  return '. Leave the ends of lines to the code that sends them, and let checkLine refuse all others; or say in the table "strings" what the field has to obey, and why';
}

/** Checks that the strings that an access returns can be sent one by one. */
function checkAccess(access: unknown, { strings = [] }: Examples, what: () => string): void {
  if (typeof access !== "object" || access === null) throw new Error(`${what()} is ${show(access)}, not an object`);
  same(JSON.parse(JSON.stringify(access)), access, () => `${what()} after JSON`);
  for (const [field, value] of Object.entries(access)) {
    const pattern = strings.find((row) => row.field === field)?.pattern ?? LINE;
    const whole = new RegExp(`^(?:${pattern})$`);
    for (const text of stringsIn(value)) {
      if (!whole.test(text)) throw new Error(`${what()} has ${show(text)} in "${field}"${remedy(pattern)}`);
      if (octets(text) === undefined)
        throw new Error(`${what()} has ${show(text)} in "${field}", which cannot be encoded`);
    }
  }
}

/** Checks that a hostile access is refused and names the component, or returns nothing hostile. */
function checkAttempt(run: () => unknown, examples: Examples, component: string, what: () => string): void {
  let access: unknown;
  try {
    access = run();
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    // A scheme presents anything else that its functions throw as an error with the code `plugin`.
    if (error === undefined || error.code === "plugin") throw new Error(`${what()} throws ${show(thrown)}`);
    if (JSON.stringify(error).includes(SECRET))
      throw new Error(`${what()} throws an error that shows the hostile text: ${show(error)}`);
    // The path may lead further, to an item of a list or to an option.
    const [named] = /^(?:context\.)?\w+/.exec(error.component ?? "") ?? [];
    if (error.code === "unsafe-argument") same(named, component, () => `the component that ${what()} names`);
    return;
  }
  checkAccess(access, examples, what);
}

/** A call of `access`, before something hostile is put into it. */
interface Call {
  readonly url: UrlValue;
  readonly context: object | undefined;
}

/** Returns the calls that succeed: one URL of each shape with every context of the rows. */
function callsOf(scheme: Scheme<UrlValue>, examples: Examples): readonly Call[] {
  const { urls, access = [] } = examples;
  const contexts = new Map(access.map(({ context }) => [JSON.stringify(context), context]));
  const all = [undefined, ...contexts.values()];
  const isWell = ({ url, context }: Call) => urlErrorOf(thrownBy(() => scheme.access(url, context))) === undefined;
  return [...new Set(all)].flatMap((context) => {
    // The first URL of a shape represents it, so refused URLs must not be among the candidates.
    const well = [...urls, ...access].filter(({ url: text }) => {
      const result = scheme.safeParse(text);
      return result.ok && isWell({ url: result.url, context });
    });
    const texts = well.map(({ url }) => url);
    return oneOfEachShape(scheme, texts).map((url) => ({ url, context }));
  });
}

/** Returns the calls without those whose context makes no difference for their URL: one of the others stands for them. */
function withDifferingResults(scheme: Scheme<UrlValue>, calls: readonly Call[]): readonly Call[] {
  const byResult = new Map(calls.map((call) => [show([call.url, scheme.access(call.url, call.context)]), call]));
  return [...byResult.values()];
}

function checkFields(scheme: Scheme<UrlValue>, examples: Examples, calls: readonly Call[]): void {
  for (const { url, context } of withDifferingResults(scheme, calls))
    for (const field of Object.keys(url))
      for (const put of placesOf(url, field))
        for (const text of texts) {
          const value = put(url, text);
          checkAttempt(
            () => scheme.access(value, context),
            examples,
            field,
            () => `access(${show(value)}, ${show(context)})`,
          );
        }
}

function checkContexts(scheme: Scheme<UrlValue>, examples: Examples, calls: readonly Call[]): void {
  for (const { url, context } of calls)
    for (const [name, old] of Object.entries(context ?? {}))
      for (const put of placesInField(old))
        for (const text of texts) {
          const hostile = { ...context, [name]: put(text) };
          const what = () => `access(${show(url)}, ${show(hostile)})`;
          checkAttempt(() => scheme.access(url, hostile), examples, `context.${name}`, what);
        }
}

/** Returns a value whose field changes after a few reads. */
function fickle(url: UrlValue, field: string, other: UrlValue, reads: number): UrlValue {
  let left = reads;
  const get = () => (left-- > 0 ? url : other)[field as keyof UrlValue];
  return Object.defineProperty({ ...url }, field, { get, enumerable: true });
}

function checkFickle(scheme: Scheme<UrlValue>, examples: Examples, calls: readonly Call[]): void {
  for (const { url, context } of withDifferingResults(scheme, calls))
    for (const field of Object.keys(url))
      for (const put of placesOf(url, field))
        for (let reads = 0; reads < 4; reads++) {
          const other = put(url, `${SECRET}\r\n`);
          const what = () => `access of ${show(url)}, which becomes ${show(other)} after ${reads} reads`;
          checkAttempt(() => scheme.access(fickle(url, field, other, reads), context), examples, field, what);
        }
}

/** Checks that wrong values are refused. The value is checked before everything else, so no context is needed. */
function checkWrongValues(scheme: Scheme<UrlValue>, url: UrlValue): void {
  const refused = (value: UrlValue) => {
    const error = urlErrorOf(thrownBy(() => scheme.access(value)));
    return error?.code === "invalid-value" ? error.component && rootOf(error.component) : error;
  };
  for (const field of Object.keys(url))
    for (const wrongly of wrongValues()) {
      const value = { ...url, [field]: wrongly } as UrlValue;
      if (!isValue(scheme, value) && !isOtherFlag(url, field, wrongly))
        same(refused(value), field, `the component that access refuses when "${field}" is of type ${typeof wrongly}`);
    }
  same(
    refused({ ...url, nothing: "x" } as UrlValue),
    "nothing",
    "the component that access refuses when there is one more",
  );
}

function rowChecks(scheme: Scheme<UrlValue>, examples: Examples): readonly Check[] {
  return (examples.access ?? []).map(({ section, why, url, context, access, refused, component }) => {
    const call = `access(${show(url)}${context === undefined ? "" : `, ${show(context)}`})`;
    const run = () => scheme.access(scheme.parse(url), context);
    if (access !== undefined)
      return {
        name: titleOf({ section, why }, call),
        run: () => {
          same(run(), access, call);
          checkAccess(run(), examples, () => call);
        },
      };
    return {
      name: titleOf({ section, why }, `${call} is refused`),
      run: () => {
        const error = urlErrorOf(thrownBy(run));
        const expected = [refused, component];
        same([error?.code, error?.component], expected, `the code and the component of the error that ${call} throws`);
      },
    };
  });
}

/** Returns the checks of `access`. */
export function accessChecks(scheme: Scheme<UrlValue>, examples: Examples): readonly Check[] {
  const smuggling = (name: string, check: typeof checkFields): Check => ({
    name: `nothing is smuggled ${name}`,
    run: () => check(scheme, examples, callsOf(scheme, examples)),
  });
  return [
    ...rowChecks(scheme, examples),
    {
      name: "access refuses what format refuses",
      run: () => {
        const urls = examples.urls.map(({ url }) => url);
        for (const url of oneOfEachShape(scheme, urls)) checkWrongValues(scheme, url);
      },
    },
    smuggling("through a component", checkFields),
    smuggling("through the context", checkContexts),
    smuggling("by a value that changes while it is read", checkFickle),
  ];
}
