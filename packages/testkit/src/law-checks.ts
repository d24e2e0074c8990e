import { MAX_LENGTH, type Scheme, type UrlValue, urlErrorOf } from "@url1738/core";
import { type AnyDefinition, defineScheme } from "@url1738/core/define";
import { accepts, componentsOf, machineOf, type WholeScheme } from "@url1738/core/grammar";
import type { Draw } from "@url1738/prove";
import { type Check, type Effort, isSame, same, show } from "./check.ts";
import { asWritten, checkSpans } from "./check-spans.ts";
import type { Law } from "./law.ts";
import { formatted } from "./outcomes.ts";
import { checkPlatform, hasPlatformLaw } from "./platform-law.ts";
import { tryLaw } from "./try-law.ts";
import { type Waiver, waiverCheck } from "./waivers.ts";

/** Checks the laws for all strings and values on random ones. */

const INTERESTING = [
  ..." \"<>#%{}|\\^~[]`;/?:@&=$-_.+!*'(),09azAZ\0\t\n\r\x7f\x80\u00e9\u20ac\ud83d\udc7d\udc80\udcff\ufeff",
  "%00",
  "%09",
  "%0a",
  "%2F",
  "%7e",
  "%C3%A9",
  "%FF",
  "//",
  ";type=",
  "256",
  "65536",
  "a-",
];

/** Changes a random URL in some random places. */
function mutated(text: string, pick: Draw): string {
  let changed = text;
  let goesOn = true;
  for (let times = 0; goesOn && times < 4; times++) {
    const from = pick(changed.length + 1);
    const to = Math.min(changed.length, from + pick(3));
    const inserted = INTERESTING[pick(INTERESTING.length + 1)] ?? changed.slice(from, from + 5);
    changed = changed.slice(0, from) + inserted + changed.slice(to);
    goesOn = pick(2) > 0;
  }
  return changed;
}

/** The known facts about a grammar: where texts leave it, and the fields of its values. */
interface Known {
  readonly leaves: (url: string) => boolean;
  readonly fields: readonly string[];
}

/** Checks the laws for all strings. */
function checkText(scheme: Scheme<UrlValue>, text: string, checked: Known): void {
  const result = scheme.safeParse(text);
  same(scheme.canParse(text), result.ok, () => `canParse(${show(text)})`);
  if (result.ok) checkValue(scheme, text, result.url, checked);
  else checkError(scheme, text, result.error);
}

function checkValue(scheme: Scheme<UrlValue>, text: string, url: UrlValue, { leaves, fields }: Known): void {
  if (leaves(text)) throw new Error(`parse accepts ${show(text)}, but the simulation of the grammar does not`);
  same(Object.keys(url), fields, () => `the fields of parse(${show(text)})`);
  same(JSON.parse(JSON.stringify(url)), url, () => `parse(${show(text)}) after JSON`);
  const href = scheme.format(url);
  same(scheme.parse(href), url, () => `parse(format(u)) of ${show(text)}`);
  same([text, href].map(scheme.normalize), [href, href], () => `normalize of ${show(text)} and of its spelling`);
  same(scheme.format(JSON.parse(JSON.stringify(url))), href, () => `format of parse(${show(text)}) after JSON`);
  same(scheme.build(url), url, () => `build(parse(${show(text)}))`);
  if (href.length > MAX_LENGTH) throw new Error(`the canonical spelling of ${show(text)} is too long`);
}

function checkError(scheme: Scheme<UrlValue>, text: string, error: ReturnType<typeof urlErrorOf>): void {
  if (error === undefined || error !== urlErrorOf(error))
    throw new Error(`the error of ${show(text)} is not one of url1738`);
  same(JSON.parse(JSON.stringify(error)), error, () => `the error of ${show(text)} after JSON`);
  const { code, index = Number.NaN, end = Number.NaN } = error;
  if (!(index >= 0 && index <= end && end <= text.length))
    throw new Error(`the error of ${show(text)} is at ${index}-${end}`);
  if (code === "too-long" && text.length <= MAX_LENGTH / 3)
    throw new Error(`parse does not accept ${show(text)}, but the simulation of the grammar does`);
  if (code !== "syntax") return;
  const before = scheme.safeParse(text.slice(0, index));
  if (!before.ok && before.error.code === "syntax")
    same(before.error.index, index, () => `the index of ${show(text.slice(0, index))}, cut where ${show(text)} fails`);
  if (index === text.length) return;
  const after = scheme.safeParse(text.slice(0, index + 1));
  same(
    after.ok ? after.url : after.error.index,
    index,
    () => `the index of ${show(text.slice(0, index + 1))}, cut after where ${show(text)} fails`,
  );
}

/** Checks the law for all values: `format` refuses a value, or `parse` returns it again. */
function checkFormat(scheme: Scheme<UrlValue>, value: UrlValue): void {
  let href: string;
  try {
    href = scheme.format(value);
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    if (error?.code === "invalid-value" && error.component !== undefined && error.index === undefined) return;
    throw new Error(`format(${show(value)}) throws ${show(error ?? thrown)}, which names no component`);
  }
  same(scheme.parse(href), value, () => `parse(format(u)) of ${show(value)}`);
}

const ODD = [undefined, null, true, -1, 1.5, 2 ** 40, {}, { a: "b" }, [], [[]], [null], ["a", 1]];

/** Returns a random value that is nearly one of the scheme's. */
function nearly(url: UrlValue, pick: Draw): UrlValue {
  const fields: Record<string, unknown> = { ...url };
  const names = Object.keys(fields).filter((name) => name !== "scheme");
  const name = names[pick(names.length)] as string;
  const text = () => mutated(typeof fields[name] === "string" ? (fields[name] as string) : "", pick);
  const kinds = [text, () => [text()], () => pick(70_000), () => ODD[pick(ODD.length)]];
  fields[name] = (kinds[pick(kinds.length)] as () => unknown)();
  return fields as unknown as UrlValue;
}

/** Returns the canonical spellings of a URL, of a mutation of it, and of values close to theirs. */
function spellings(scheme: Scheme<UrlValue>, text: string, pick: Draw): readonly string[] {
  const values = [text, mutated(text, pick)].flatMap((candidate) => {
    const result = scheme.safeParse(candidate);
    return result.ok ? [result.url, ...Array.from({ length: 8 }, () => nearly(result.url, pick))] : [];
  });
  return values.map((value) => formatted(scheme, value)).filter((href) => href !== undefined);
}

/** Returns everything about a text that does not depend on words, which another version of core may say differently. */
function readingOf(scheme: Scheme<UrlValue>, text: string): unknown {
  const result = scheme.safeParse(text);
  const canParse = scheme.canParse(text);
  if (result.ok)
    return { canParse, url: result.url, href: formatted(scheme, result.url), normalized: scheme.normalize(text) };
  const { code, component, index, end } = result.error;
  return { canParse, code, component, index, end };
}

/** Checks that a scheme made from a definition, such as a compiled one, answers as its interpretation. */
function sameAsInterpreted(scheme: Scheme<UrlValue>, definition: AnyDefinition): Law {
  const interpreted = defineScheme(definition as never) as unknown as Scheme<UrlValue>;
  return {
    name: "the scheme reads and spells as its definition says",
    // A compiled scheme may read canonical spellings another way than the rest.
    texts: (url, pick) => {
      const result = interpreted.safeParse(url);
      const spelling = result.ok ? interpreted.format(result.url) : url;
      return [url, spelling, mutated(url, pick), mutated(spelling, pick)];
    },
    check: (text) => same(readingOf(scheme, text), readingOf(interpreted, text), () => `the reading of ${show(text)}`),
  };
}

function lawsOf(scheme: Scheme<UrlValue>, definition: AnyDefinition): readonly Law[] {
  const { schemepart } = definition;
  const written = asWritten(scheme, definition);
  const machine = machineOf(schemepart);
  const leaves = (url: string) => !accepts(machine, url, scheme.name.length + 1);
  const fields = ["scheme", ...componentsOf(schemepart).map(({ name }) => name)];
  const platformLaw: Law = {
    id: "platform",
    name: "the platform's URL refuses a canonical spelling, or reads the same host, port, user and password",
    texts: (url, pick) => spellings(scheme, url, pick),
    check: (href) => checkPlatform(scheme, fields, href),
  };
  return [
    ...(hasPlatformLaw(fields) ? [platformLaw] : []),
    // A scheme with a definition is interpreted itself.
    ...((scheme as WholeScheme).definition === undefined ? [sameAsInterpreted(scheme, definition)] : []),
    {
      id: "generated",
      name: "the grammar accepts every URL that it generates",
      check: (url) => {
        if (leaves(url)) return;
        const result = scheme.safeParse(url);
        if (!result.ok && result.error.code !== "not-allowed")
          throw new Error(`${show(url)} is refused: ${result.error.message}`);
      },
    },
    {
      id: "agreement",
      name: "parse, format and build agree with each other and the grammar, and errors are exact",
      texts: (url, pick) => [url, mutated(url, pick)],
      check: (text) => checkText(scheme, text, { leaves, fields }),
    },
    {
      name: "format accepts exactly what parse can return",
      check: (url, pick) => {
        const result = scheme.safeParse(url);
        if (result.ok) checkFormat(scheme, nearly(result.url, pick));
      },
    },
    {
      id: "case",
      name: "case of the scheme and spelling of escapes of unreserved characters change nothing",
      check: (url) => {
        const result = scheme.safeParse(url);
        const upper = scheme.safeParse(url.slice(0, scheme.name.length).toUpperCase() + url.slice(scheme.name.length));
        if (!isSame(result.ok, upper.ok) || (result.ok && upper.ok && !isSame(result.url, upper.url)))
          throw new Error(`${show(url)} means something else with its scheme in capitals`);
      },
    },
    {
      id: "spans",
      name: "the spans of a URL cover it, and each component is read from the text of its own",
      texts: (url, pick) => [pick(3) === 0 ? mutated(url, pick) : url],
      check: (text) => checkSpans(written, definition, text),
    },
  ];
}

/** Returns the laws as checks, and those of the waivers. */
export function lawChecks(
  scheme: Scheme<UrlValue>,
  definition: AnyDefinition,
  waivers: readonly Waiver[],
  effort: Effort,
): readonly Check[] {
  const laws = lawsOf(scheme, definition);
  const checks = laws.map((law) => {
    const waived = waivers.filter((waiver) => waiver.law === law.id);
    return { name: law.name, run: () => tryLaw(definition, law, waived, effort) };
  });
  return [...checks, ...waivers.map((waiver) => waiverCheck(waiver, laws))];
}
