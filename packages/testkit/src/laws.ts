import { generate, MAX_LENGTH, type Scheme, type UrlValue, urlErrorOf } from "@url1738/core";
import { componentsOf, simulator } from "@url1738/core/grammar";
import fc from "fast-check";
import { type Check, fail, isSame, same, show } from "./check.ts";

/** The laws that hold for every string and every value, tried on random ones. */

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

type Draw = <A extends unknown[], T>(arbitrary: (...args: A) => fc.Arbitrary<T>, ...args: A) => T;

/** A random URL, changed at random in some places. */
function mutated(text: string, draw: Draw): string {
  let changed = text;
  for (let times = draw(fc.nat, { max: 3 }); times >= 0; times--) {
    const from = draw(fc.nat, { max: changed.length });
    const to = Math.min(changed.length, from + draw(fc.nat, { max: 2 }));
    const inserted = INTERESTING[draw(fc.nat, { max: INTERESTING.length })] ?? changed.slice(from, from + 5);
    changed = changed.slice(0, from) + inserted + changed.slice(to);
  }
  return changed;
}

/** What must hold of any string. */
function checkText(scheme: Scheme<UrlValue>, text: string, leaves: ReturnType<typeof simulator>): void {
  const result = scheme.safeParse(text);
  same(scheme.canParse(text), result.ok, `canParse(${show(text)})`);
  if (result.ok) checkValue(scheme, text, result.url, leaves);
  else checkError(scheme, text, result.error);
}

function checkValue(scheme: Scheme<UrlValue>, text: string, url: UrlValue, leaves: ReturnType<typeof simulator>): void {
  if (leaves(text, scheme.name.length + 1) !== undefined)
    throw fail(`the regular expression accepts ${show(text)}, but the simulation of the grammar does not`);
  const fields = ["scheme", ...componentsOf(scheme.schemepart).map(({ name }) => name)];
  same(Object.keys(url), fields, `the fields of parse(${show(text)})`);
  same(JSON.parse(JSON.stringify(url)), url, `parse(${show(text)}) after JSON`);
  const href = scheme.format(url);
  same(scheme.parse(href), url, `parse(format(u)) of ${show(text)}`);
  same(scheme.format(JSON.parse(JSON.stringify(url))), href, `format of parse(${show(text)}) after JSON`);
  same(scheme.build(url), url, `build(parse(${show(text)}))`);
  if (href.length > MAX_LENGTH) throw fail(`the canonical spelling of ${show(text)} is too long`);
}

function checkError(scheme: Scheme<UrlValue>, text: string, error: ReturnType<typeof urlErrorOf>): void {
  if (error === undefined || error !== urlErrorOf(error)) throw fail(`${show(text)} has no error of url1738`);
  same(JSON.parse(JSON.stringify(error)), error, `the error of ${show(text)} after JSON`);
  const { code, index = Number.NaN, end = Number.NaN } = error;
  if (!(index >= 0 && index <= end && end <= text.length))
    throw fail(`the error of ${show(text)} lies at ${index}-${end}`);
  if (code === "too-long" && text.length <= MAX_LENGTH / 3)
    throw fail(`the regular expression does not accept ${show(text)}, but the simulation of the grammar does`);
  if (code !== "syntax") return;
  const before = scheme.safeParse(text.slice(0, index));
  if (!before.ok && before.error.code === "syntax")
    same(before.error.index, index, `the index of ${show(text.slice(0, index))}, cut where ${show(text)} fails`);
  if (index === text.length) return;
  const after = scheme.safeParse(text.slice(0, index + 1));
  same(
    after.ok ? after.url : after.error.index,
    index,
    `the index of ${show(text.slice(0, index + 1))}, cut after where ${show(text)} fails`,
  );
}

/** What must hold of any value: it is refused, or comes back. */
function checkFormat(scheme: Scheme<UrlValue>, value: UrlValue): void {
  let href: string;
  try {
    href = scheme.format(value);
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    if (error?.code === "invalid-value" && error.component !== undefined && error.index === undefined) return;
    throw fail(`format(${show(value)}) throws ${show(error ?? thrown)}, which names no component`);
  }
  same(scheme.parse(href), value, `parse(format(u)) of ${show(value)}`);
}

/** A random value that is nearly one of the scheme's. */
function nearly(url: UrlValue, draw: Draw): UrlValue {
  const fields: Record<string, unknown> = { ...url };
  const names = Object.keys(fields).filter((name) => name !== "scheme");
  const name = names[draw(fc.nat, { max: names.length - 1 })] as string;
  const text = () => mutated(typeof fields[name] === "string" ? (fields[name] as string) : "", draw);
  const kinds = [text, () => undefined, () => [text()], () => [], () => draw(fc.integer), () => draw(fc.jsonValue)];
  fields[name] = (kinds[draw(fc.nat, { max: kinds.length - 1 })] as () => unknown)();
  return fields as unknown as UrlValue;
}

/** The laws as checks. */
export function lawChecks(scheme: Scheme<UrlValue>, runs: number): readonly Check[] {
  const leaves = simulator(scheme.schemepart);
  const property = (name: string, law: (draw: Draw, url: string) => void): Check => ({
    name,
    run: () => {
      const holds = fc.property(fc.gen(), (draw) =>
        law(
          draw as Draw,
          generate(scheme, (n) => draw(fc.nat, { max: n - 1 })),
        ),
      );
      const { failed, errorInstance, numRuns, seed } = fc.check(holds, { numRuns: runs });
      if (!failed) return;
      const message = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
      throw fail(`${message} (the smallest such case that was found; run ${numRuns}, seed ${seed})`);
    },
  });
  return [
    property("what the grammar generates is accepted by the grammar", (_, url) => {
      const result = scheme.safeParse(url);
      if (!result.ok && result.error.code !== "not-allowed")
        throw fail(`${show(url)} is refused: ${result.error.message}`);
    }),
    property("parse, format and build agree on every URL of the grammar", (_, url) => checkText(scheme, url, leaves)),
    property("both machines accept the same strings, and errors are exact", (draw, url) =>
      checkText(scheme, mutated(url, draw), leaves),
    ),
    property("format accepts exactly what parse can return", (draw, url) => {
      const result = scheme.safeParse(url);
      if (result.ok) checkFormat(scheme, nearly(result.url, draw));
    }),
    property("case of the scheme and spelling of escapes of unreserved characters change nothing", (_, url) => {
      const result = scheme.safeParse(url);
      const upper = scheme.safeParse(url.slice(0, scheme.name.length).toUpperCase() + url.slice(scheme.name.length));
      if (!isSame(result.ok, upper.ok) || (result.ok && upper.ok && !isSame(result.url, upper.url)))
        throw fail(`${show(url)} means something else with its scheme in capitals`);
    }),
  ];
}
