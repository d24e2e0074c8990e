import { FieldFinder } from "./fields.ts";
import { Finders } from "./finders.ts";
import { OverGaps, SOFT_BREAK } from "./gaps.ts";
import { MemberFinder } from "./members.ts";
import type { Settings } from "./options.ts";
import { PatternFinder } from "./pattern-finder.ts";
import type { Finder, Found, SecretKind } from "./spans.ts";
import { TokenFinder } from "./tokens.ts";
import { UrlFinder } from "./url-finder.ts";
import { WrapperFinder } from "./wrapper.ts";

/** Makes the machine that finds the secrets in a text, whether it comes as one string or in pieces. */
export function createFinder(found: Found, { names, single, kinds, softBreaks, patterns }: Settings): Finder {
  const urls = (inside: Found) => new UrlFinder(inside, names, single);
  const all = (inside: Found) => {
    const as =
      (kind: SecretKind): Found =>
      (index, end) =>
        inside(index, end, kind);
    const finders: Finder[] = [];
    if (kinds.has("urls")) finders.push(urls(as("urls")), new WrapperFinder(as("urls"), urls));
    if (kinds.has("headers") || kinds.has("commands")) finders.push(new FieldFinder(inside, names, kinds));
    if (kinds.has("assignments")) finders.push(new MemberFinder(as("assignments"), names));
    if (kinds.has("tokens")) finders.push(new TokenFinder(as("tokens")));
    if (patterns.length > 0) finders.push(new PatternFinder(inside, patterns));
    return new Finders(finders);
  };
  return softBreaks ? new OverGaps(SOFT_BREAK, 0, found, all) : all(found);
}
