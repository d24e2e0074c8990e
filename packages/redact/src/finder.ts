import { Finders } from "./finders.ts";
import { COLOUR, ESCAPE, OverGaps, SOFT_BREAK } from "./gaps.ts";
import { Gate } from "./gate.ts";
import { mayHaveToken, mayHaveUrl, mayHaveWord } from "./may-have.ts";
import type { Settings } from "./options.ts";
import { PatternFinder } from "./pattern-finder.ts";
import { Scanner } from "./scanner.ts";
import type { Finder, Found, Secret } from "./spans.ts";
import { TokenFinder } from "./tokens.ts";
import { NEAR_SECRETS } from "./units.ts";
import { UrlFinder } from "./url-finder.ts";
import { WrapperFinder } from "./wrapper.ts";

/** A part of the machine: the test that tells whether a text may have what it finds, and what makes it. */
type Part = readonly [mayHave: (text: string) => boolean, create: (found: Found) => Finder];

function partsOf(settings: Settings): readonly Part[] {
  const { names, single, kinds, patterns } = settings;
  const urls = (found: Found) => new UrlFinder(found, names, single);
  const parts: Part[] = [];
  if (kinds.has("urls"))
    parts.push([
      (text) => (single ? NEAR_SECRETS.test(text) : mayHaveUrl(names, text)),
      (found) => {
        const as: Found = (index, end) => found(index, end, "urls");
        return new Finders([urls(as), new WrapperFinder(as, urls)]);
      },
    ]);
  parts.push([(text) => mayHaveWord(settings, text), (found) => new Scanner(found, names, kinds)]);
  if (kinds.has("tokens"))
    parts.push([mayHaveToken, (found) => new TokenFinder((index, end) => found(index, end, "tokens"))]);
  if (patterns.length > 0) parts.push([() => true, (found) => new PatternFinder(found, patterns)]);
  return parts;
}

const made = new WeakMap<Settings, readonly Part[]>();

function partsFor(settings: Settings): readonly Part[] {
  const known = made.get(settings) ?? partsOf(settings);
  made.set(settings, known);
  return known;
}

/** Makes a finder that reads over what means nothing: colours, and soft line breaks if they are asked for. */
function overGaps(found: Found, { softBreaks }: Settings, create: (found: Found) => Finder): Finder {
  const plain = (inside: Found) => new OverGaps(COLOUR, 0, inside, create);
  return softBreaks ? new OverGaps(SOFT_BREAK, 0, found, plain) : plain(found);
}

/** Makes the machine that finds the secrets in a text that comes in pieces. */
export function createFinder(found: Found, settings: Settings): Finder {
  const parts = partsFor(settings);
  // Soft breaks and texts that were meant as one URL have no lines.
  const isOne = settings.single;
  return overGaps(
    found,
    settings,
    (inside) =>
      new Finders(parts.map(([mayHave, create]) => (isOne ? create(inside) : new Gate(inside, mayHave, create)))),
  );
}

const MAY_HAVE_GAP = new RegExp(`${ESCAPE}|\\\\(?:u001b|x1b|033|e\\[)`, "i");

/** The length up to which a text is asked about as a whole, and not line by line. */
const SHORT = 2048;

/** Finds the secrets in a whole text, in order. */
export function findIn(text: string, settings: Settings): readonly Secret[] {
  const spans: Secret[] = [];
  const found: Found = (index, end, kind, isJson) => spans.push({ index, end, kind, isJson });
  const readBy = (finder: Finder) => {
    finder.read(text);
    finder.end();
  };
  const isShort = text.length <= SHORT;
  if (settings.softBreaks || MAY_HAVE_GAP.test(text)) readBy(createFinder(found, settings));
  else
    for (const [mayHave, create] of partsFor(settings))
      if (!isShort || mayHave(text))
        readBy(settings.single || isShort ? create(found) : new Gate(found, mayHave, create));
  return spans.sort((one, other) => one.index - other.index);
}
