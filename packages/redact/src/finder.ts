import { Filter } from "./filter.ts";
import { Finders } from "./finders.ts";
import { COLOUR, hasGap, OverGaps, SOFT_BREAK } from "./gaps.ts";
import type { Settings } from "./options.ts";
import { PatternFinder } from "./pattern-finder.ts";
import { Scanner } from "./scanner.ts";
import type { SecretNames } from "./secret-name.ts";
import type { Finder, Found, Secret, Sign } from "./spans.ts";
import { TableFinder } from "./table-finder.ts";
import { TokenFinder } from "./tokens.ts";
import { NEAR_SECRETS } from "./units.ts";
import { UrlFinder } from "./url-finder.ts";
import { WrapperFinder } from "./wrapper.ts";

/** Makes the finders of the kinds of secrets. @param text - The text, if it is whole, and short enough to ask about it. */
function findersOf(found: Found, settings: Settings, text?: string): readonly Finder[] {
  const { names, single, kinds } = settings;
  const filter = filterFor(settings);
  const signs = text === undefined ? undefined : filter.signsOf(text, true);
  const mayHave = (sign: Sign, part = "") => !signs || (signs[sign].length > 0 && text?.includes(part));
  const urls = (inside: Found) => new UrlFinder(inside, names, single);
  const finders: Finder[] = [];
  if (kinds.has("urls") && (mayHave("urls") || (single && NEAR_SECRETS.test(text ?? "")))) {
    const as: Found = (index, end) => found(index, end, "urls");
    finders.push(urls(as));
    if (mayHave("urls", "<")) finders.push(new WrapperFinder(as, urls));
  }
  if (mayHave("words")) finders.push(new Scanner(found, filter));
  if (kinds.has("assignments") && !single && mayHave("names", "\n")) finders.push(new TableFinder(found, names));
  if (kinds.has("tokens") && mayHave("tokens"))
    finders.push(new TokenFinder((index, end) => found(index, end, "tokens"), filter.table));
  return finders;
}

const made = new WeakMap<SecretNames, Map<string, Filter>>();

/** Returns the filter of lines, made once for all that share the names and kinds. */
function filterFor({ names, kinds, kindsText }: Settings): Filter {
  const byKinds = made.get(names) ?? new Map<string, Filter>();
  const filter = byKinds.get(kindsText) ?? new Filter(names, kinds);
  // Most ask again.
  if (byKinds.size === 0) made.set(names, byKinds);
  byKinds.set(kindsText, filter);
  return filter;
}

/** Makes the machine that finds the secrets in a text that comes in pieces. */
export function createFinder(found: Found, settings: Settings): Finder {
  const { softBreaks, patterns, single } = settings;
  // A text that was meant as one URL has no lines.
  const filter = single ? undefined : filterFor(settings);
  const all = (inside: Found): Finder =>
    new OverGaps(COLOUR, 0, inside, (plain) => {
      const finders = findersOf(plain, settings);
      return new Finders(patterns.length === 0 ? finders : [...finders, new PatternFinder(plain, patterns)], filter);
    });
  return softBreaks ? new OverGaps(SOFT_BREAK, 0, found, all) : all(found);
}

/** The length up to which a text is asked about as a whole, and not line by line. */
const SHORT = 2048;

/** Finds the secrets in a whole text, in order. */
export function findIn(text: string, settings: Settings): readonly Secret[] {
  const { softBreaks, patterns } = settings;
  const spans: Secret[] = [];
  const found: Found = (index, end, kind, isJson) => spans.push({ index, end, kind, isJson });
  const isOne = text.length <= SHORT && !softBreaks && patterns.length === 0 && !hasGap(COLOUR, text);
  const finders = isOne ? findersOf(found, settings, text) : [createFinder(found, settings)];
  for (const finder of finders) finder.end(text);
  return spans.length > 1 ? spans.sort((one, other) => one.index - other.index) : spans;
}
