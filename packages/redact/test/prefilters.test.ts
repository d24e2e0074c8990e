import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { scaled } from "../../../tooling/build/vitest/draws.ts";
import { createRedactor, passwordsIn, type RedactOptions, redact } from "../src/index.ts";
import { isMaskedAt, maskingOf } from "../src/masking.ts";
import { namesOfTexts, shortenedName } from "../src/names-of-texts.ts";
import { addSpan, LONGEST_SECRET, type Secret } from "../src/spans.ts";
import { EVENTS, EVENTS_OF_ONE, readUnit } from "../src/units.ts";
import { UrlFinder } from "../src/url-finder.ts";
import { urlReader } from "../src/url-reader.ts";
import { hostileLines } from "./hostile-lines.ts";
import { PIECES } from "./in-pieces.ts";

// What passes over text at a glance must hide no secret: the same is found without it.

const shortcuts = vi.hoisted(() => ({ areOn: true }));

vi.mock("../src/units.ts", async (importOriginal) => {
  const units = await importOriginal<typeof import("../src/units.ts")>();
  const near = units.NEAR_SECRETS;
  return { ...units, NEAR_SECRETS: { test: (text: string) => !shortcuts.areOn || near.test(text) } };
});

vi.mock("../src/filter.ts", async (importOriginal) => {
  const { Filter, ...rest } = await importOriginal<typeof import("../src/filter.ts")>();
  class Switched extends Filter {
    override signsOf(text: string, isWhole: boolean) {
      return shortcuts.areOn ? super.signsOf(text, isWhole) : undefined;
    }
  }
  return { ...rest, Filter: Switched };
});

/** Returns what is found with the shortcuts, and without them. */
function both<T>(find: () => T): readonly [on: T, off: T] {
  shortcuts.areOn = true;
  const on = find();
  shortcuts.areOn = false;
  const off = find();
  shortcuts.areOn = true;
  return [on, off];
}

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...PIECES),
      fc.constantFrom(
        "@",
        "=",
        "<",
        ">",
        "&",
        "%40",
        "%2540",
        "%3d",
        "%253D",
        "\\u0040",
        "\\x3d",
        "&commat;",
        "//",
        ":",
      ),
      fc.constantFrom(
        "//u:p",
        "https://t",
        "h ",
        "&#64;",
        "&equals;",
        "http://",
        "git+https:",
        "ftp:",
        "?token=",
        ";password=",
        "\\/\\/",
        "%3A%2F%2F",
        "[::1]",
        " ",
        "a",
        "7",
      ),
      fc.string({ maxLength: 3, unit: "binary" }),
    ),
    { maxLength: 14, size: "max" },
  )
  .map((parts) => parts.join(""));

const RUNS = scaled(200_000);

test("a text without the marks of secrets has none", () => {
  const given = fc.constantFrom<RedactOptions>({ only: ["urls"] }, { only: ["urls"], single: true }, {});
  fc.assert(
    fc.property(hostile, given, (text, options) => {
      const [on, off] = both(() => passwordsIn(text, options));
      if (on.length !== off.length) expect([text, on]).toEqual([text, off]);
    }),
    { numRuns: RUNS },
  );
});

test("an error masks the same places, whether it looks at the whole text or not", () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const places = Array.from(text, (_, index) => index);
      const [on, off] = both(() => places.map(maskingOf(text)).join());
      const [each, eachOff] = both(() => places.map((place) => isMaskedAt(text, place)).join());
      expect([text, on, each, eachOff]).toEqual([text, off, off, off]);
    }),
    { numRuns: RUNS },
  );
});

test("lines that are passed over have no secret", () => {
  fc.assert(
    fc.property(hostileLines, (text) => {
      const [on, off] = both(() => redact(text));
      expect([text, on]).toEqual([text, off]);
    }),
    { numRuns: scaled(60_000) },
  );
});

test("where a text is cut changes nothing", () => {
  fc.assert(
    fc.property(hostileLines, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }), (text, cuts) => {
      const masked = redact(text);
      const places = cuts.map((cut) => Math.floor(cut * text.length)).sort((one, other) => one - other);
      for (const ends of [places, places.slice(1), places.slice(0, 1), Array.from(text, (_, index) => index)]) {
        const { push, end } = createRedactor();
        let from = 0;
        let shown = "";
        for (const to of ends) {
          shown += push(text.slice(from, to));
          from = to;
        }
        expect([text, ends, shown + push(text.slice(from)) + end()]).toEqual([text, ends, masked]);
      }
    }),
    { numRuns: scaled(20_000) },
  );
});

/** Returns the secrets of URLs in a text, read from delimiter to delimiter. */
function readPlainly(text: string, isSingle: boolean): readonly Secret[] {
  const secrets: Secret[] = [];
  const events = isSingle ? EVENTS_OF_ONE : EVENTS;
  const names = namesOfTexts({});
  const read = urlReader(
    (index, end, isValue) => {
      // An empty value stays as it is.
      if (isSingle || !isValue || index < end) addSpan(secrets, index, end);
    },
    (name) => names.kindOf(name),
    (name) => shortenedName(name, names),
    events,
    LONGEST_SECRET,
  );
  const all = `${text}&`;
  let from = 0;
  for (let index = 0; index < all.length; index++) {
    if (!events[all.charCodeAt(index)]) continue;
    const unit = readUnit(all, index, 0);
    read(all, from, index, unit);
    from = unit.end;
    index = from - 1;
  }
  return secrets;
}

test("the finder of URLs passes over nothing that its reader would find", () => {
  fc.assert(
    fc.property(hostile, fc.boolean(), (text, isSingle) => {
      const secrets: Secret[] = [];
      const finder = new UrlFinder((index, end) => addSpan(secrets, index, end), namesOfTexts({}), isSingle);
      finder.read(text);
      finder.end();
      expect([text, isSingle, secrets]).toEqual([text, isSingle, readPlainly(text, isSingle)]);
    }),
    { numRuns: RUNS },
  );
});
