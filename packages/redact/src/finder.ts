import { FieldFinder } from "./fields.ts";
import { Finders } from "./finders.ts";
import { OverGaps, SOFT_BREAK } from "./gaps.ts";
import { MemberFinder } from "./members.ts";
import type { Settings } from "./options.ts";
import type { Finder, Found } from "./spans.ts";
import { TokenFinder } from "./tokens.ts";
import { UrlFinder } from "./url-finder.ts";
import { WrapperFinder } from "./wrapper.ts";

/** Makes the machine that finds the secrets in a text, whether it comes as one string or in pieces. */
export function createFinder(found: Found, { names, single, headers, members, tokens, softBreaks }: Settings): Finder {
  const urls = (inside: Found) => new UrlFinder(inside, names, single);
  const all = (inside: Found) => {
    const finders: Finder[] = [urls(inside), new WrapperFinder(inside, urls)];
    if (headers) finders.push(new FieldFinder(inside, names));
    if (members) finders.push(new MemberFinder(inside, names));
    if (tokens) finders.push(new TokenFinder(inside));
    return new Finders(finders);
  };
  return softBreaks ? new OverGaps(SOFT_BREAK, 0, found, all) : all(found);
}
