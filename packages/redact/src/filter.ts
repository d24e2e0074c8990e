import { Assignments } from "./assignments.ts";
import { COLOUR, ESCAPE } from "./gaps.ts";
import type { SecretNames } from "./secret-name.ts";
import type { SecretKind, Sign } from "./spans.ts";
import { isTokenAt } from "./tokens.ts";
import { Words } from "./words.ts";

/**
 * Tells which finders may find a secret in a text: in most lines none does, and they are read no further. It may be wrong about a text that
 * has none, but never about one that has.
 */

/** An `@` or a letter that is escaped, which only the reader of units can tell. */
const ESCAPED = /(?:%(?:25)*|\\(?:u00|x|u\{0*))(?:(40)|[46][1-9a-f]|[57][\da])|&(?:#|(comm))/iy;
const SPELT_COLOUR = new RegExp(COLOUR.pattern.source, "iy");

const URL_END = /[<>"\t-\r ]|$/g;
const URL_BEGINS = /(?<=([^<>"\t-\r ]*))/y;
const MAY_ESCAPE = /[%\\&]/;
/** What divides parameters, or spells that. */
const DIVIDERS = "?#&;%\\".split("");
const SPELT_DIVIDER = /%(?:25)*(?:3[bdf]|2[36])|\\[ux]|&(?:#|[a-z]{2,6};)/i;
const NAME_BEGINS = /[?#&;]([^?#&;=]*)$/;
const NAME_ENDS = /[^?#&;=]*(?==)/y;
/** A part of each escape by which a word may begin or end that is none without it. */
const SPELT = ["\\u", "\\x", "%2", "&#"];
const MAY_END = /[^<>"\t-\r =%\\&]*[=%\\&]/y;

/** Slashes, and the rest of a login. */
const LOGIN = /[/\\:][/\\](?:[^/\\#]*:|[^/\\?#@]*@)/;
/** Two slashes, or one after a colon, in any spelling. */
const SLASHES =
  /(?:[/\\:;]|(?:%(?:25)*|\\u00|\\x)(?:2f|3a|5c))(?:[/\\]|(?:%(?:25)*|\\u00|\\x)(?:2f|5c)|&(?:#|sol|bsol))|\\u\{/i;

const WRAPPER = /<[a-z][a-z\d+.-]*:/i;

const matchAt = (pattern: RegExp, text: string, place: number): RegExpExecArray | null => {
  pattern.lastIndex = place;
  return pattern.exec(text);
};

type Signs = Record<Sign, boolean>;

export const ALL_SIGNS: Signs = { urls: true, words: true, tokens: true, colours: true };

/** Finds the signs of secrets in texts. */
export class Filter {
  readonly words: Words;
  readonly assignments: Assignments;
  readonly #names: SecretNames;
  /** The offset up to which the text has no login, however many `@` it has. */
  #noLoginTo = 0;

  constructor(names: SecretNames, kinds: ReadonlySet<SecretKind>) {
    this.#names = names;
    this.words = new Words(names, kinds);
    this.assignments = new Assignments(names, kinds);
  }

  /** Tells what whole lines may have. Their escapes are not read. */
  signsOf(text: string): Signs {
    const isIn = (part: string) => text.includes(part);
    const mayHaveParameters = DIVIDERS.some(isIn);
    const words = mayHaveParameters && SPELT.some(isIn);
    const found = { urls: false, words, tokens: false, colours: isIn(ESCAPE) };
    this.#noLoginTo = 0;
    this.words.table.find(text, 0, (place, signs) => {
      for (const sign of signs)
        if (sign === "token") found.tokens ||= isTokenAt(text, place);
        else if (sign === "colour") found.colours ||= matchAt(SPELT_COLOUR, text, place) !== null;
        else if (sign === "escape") found.urls ||= this.#isEscape(text, place);
        else {
          found.words = true;
          if (mayHaveParameters && sign.is === "name") found.urls ||= this.#isParameter(text, place);
        }
      return false;
    });
    this.#noLoginTo = 0;
    for (let place = text.indexOf("@"); place >= 0 && !found.urls; ) {
      found.urls = this.#isLogin(text, place);
      place = text.indexOf("@", Math.max(place + 1, this.#noLoginTo));
    }
    found.urls ||= text.includes("<") && WRAPPER.test(text);
    return found;
  }

  /** Tells whether the text around an `@` may be a login. */
  #isLogin(text: string, place: number): boolean {
    if (place < this.#noLoginTo) return false;
    const [run, , end] = urlAround(text, place);
    if ((MAY_ESCAPE.test(run) ? SLASHES : LOGIN).test(run)) return true;
    this.#noLoginTo = end;
    return false;
  }

  /** Tells whether an escape is that of a letter, or of the `@` of a login. */
  #isEscape(text: string, place: number): boolean {
    const match = matchAt(ESCAPED, text, place);
    return match !== null && (!(match[1] ?? match[2]) || this.#isLogin(text, place));
  }

  /** Tells whether a place may be in the name of a secret parameter. */
  #isParameter(text: string, place: number): boolean {
    if (!matchAt(MAY_END, text, place)) return false;
    const [run, index] = urlAround(text, place);
    if (SPELT_DIVIDER.test(run)) return true;
    const name = NAME_BEGINS.exec(run.slice(0, index))?.[1];
    const rest = name === undefined ? undefined : matchAt(NAME_ENDS, run, index)?.[0];
    return rest !== undefined && this.#names.kindOf(name + rest) !== undefined;
  }
}

/** Returns the text around a place that may be a URL, the place in it, and its end. */
function urlAround(text: string, place: number): readonly [run: string, index: number, end: number] {
  const index = matchAt(URL_BEGINS, text, place)?.[1]?.length ?? 0;
  URL_END.lastIndex = place;
  const end = URL_END.exec(text)?.index ?? text.length;
  return [text.slice(place - index, end), index, end];
}
