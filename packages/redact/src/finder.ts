import { Filter } from "./filter.ts";
import { Finders } from "./finders.ts";
import { COLOUR, OverGaps, SOFT_BREAK } from "./gaps.ts";
import { Gate } from "./gate.ts";
import type { Settings } from "./options.ts";
import { PatternFinder } from "./pattern-finder.ts";
import { Scanner } from "./scanner.ts";
import type { SecretNames } from "./secret-name.ts";
import type { Finder, Found, Secret } from "./spans.ts";
import { TableFinder } from "./table-finder.ts";
import { TokenFinder } from "./tokens.ts";
import { NEAR_SECRETS } from "./units.ts";
import { UrlFinder } from "./url-finder.ts";
import { WrapperFinder } from "./wrapper.ts";

/** Makes the finders of the kinds of secrets. @param text - The text, if it is whole, and short enough to ask about it. */
function findersOf(found: Found, settings: Settings, text?: string): readonly Finder[] {
  const { names, single, kinds } = settings;
  const urls = (inside: Found) => new UrlFinder(inside, names, single);
  const finders: Finder[] = [];
  if (kinds.has("urls") && (text === undefined || (single ? NEAR_SECRETS : NEAR_URLS).test(text))) {
    const as: Found = (index, end) => found(index, end, "urls");
    finders.push(urls(as));
    if (text === undefined || text.includes("<")) finders.push(new WrapperFinder(as, urls));
  }
  finders.push(new Scanner(found, names, kinds, filterFor(settings).words));
  if (kinds.has("assignments") && !single && (text === undefined || text.includes("\n")))
    finders.push(new TableFinder(found, names));
  if (kinds.has("tokens")) finders.push(new TokenFinder((index, end) => found(index, end, "tokens")));
  return finders;
}

const made = new WeakMap<SecretNames, Map<string, Filter>>();

/** Returns the filter of lines, made once for all that share the names and kinds. */
function filterFor({ names, kinds, kindsText }: Settings): Filter {
  const byKinds = made.get(names) ?? new Map<string, Filter>();
  const filter = byKinds.get(kindsText) ?? new Filter(names, kinds);
  // Most ask again.
  if (byKinds.size === 0) made.set(names, byKinds);
  if (!byKinds.has(kindsText)) byKinds.set(kindsText, filter);
  return filter;
}

/** Matches what the value of a parameter or a login has in it. */
const NEAR_URLS =
  /@|<[a-z]|\\[ux]|%(?:25)*(?:40|3[bdf]|2[36])|&(?:#|commat|equals|num|quest|semi)|[?#&;][^=<>"\t-\r ]*=/i;

/** Makes a finder that reads over colours, which mean nothing. */
const overColours = (found: Found, settings: Settings) =>
  new OverGaps(COLOUR, 0, found, (plain) => new Finders(findersOf(plain, settings)));

/** Makes a finder that reads the lines that may have a secret. */
function lineFinder(found: Found, settings: Settings): Gate {
  const filter = filterFor(settings);
  return new Gate((text, from) => filter.next(text, from), overColours(found, settings));
}

/** Makes the machine that finds the secrets in a text that comes in pieces. */
export function createFinder(found: Found, settings: Settings): Finder {
  const { softBreaks, patterns, single } = settings;
  const all = (inside: Found): Finder => {
    // A text that was meant as one URL has no lines.
    const kinds = single ? overColours(inside, settings) : lineFinder(inside, settings);
    if (patterns.length === 0) return kinds;
    return new Finders([kinds, new OverGaps(COLOUR, 0, inside, (plain) => new PatternFinder(plain, patterns))]);
  };
  return softBreaks ? new OverGaps(SOFT_BREAK, 0, found, all) : all(found);
}

/** The length up to which a text is asked about as a whole, and not line by line. */
const SHORT = 2048;

/** Finds the secrets in a whole text, in order. */
export function findIn(text: string, settings: Settings): readonly Secret[] {
  const { softBreaks, patterns, single } = settings;
  const isShort = text.length <= SHORT;
  const isOne = isShort && !softBreaks && patterns.length === 0;
  if (isOne && !(single && NEAR_SECRETS.test(text)) && filterFor(settings).next(text, 0, true) < 0) return [];
  const spans: Secret[] = [];
  const found: Found = (index, end, kind, isJson) => spans.push({ index, end, kind, isJson });
  const isPlain = isOne && text.search(COLOUR.pattern) < 0;
  const finders = isPlain ? findersOf(found, settings, text) : [createFinder(found, settings)];
  for (const finder of finders) {
    if (finder instanceof Gate) finder.read(text, true);
    else finder.read(text);
    finder.end();
  }
  return spans.sort((one, other) => one.index - other.index);
}
