import type { Departure, Machine } from "../automaton/machine.ts";
import { BARE_PERCENT } from "../syntax/percent-encoding.ts";

// xchar = unreserved | reserved | escape
/** Any number of raw characters of `xchar`, and the `%` of its escapes, for what reads without any grammar; a test holds it against the set. */
const XCHARS = /^[!$-;=?@\w]*$/;

const HEX = /[\dA-Fa-f]/;

// schemepart = *xchar | ip-schemepart
// Of which the first includes the second.
/** Whether a text is a `schemepart` (RFC 1738 §5). */
export function isSchemepart(text: string): boolean {
  return !BARE_PERCENT.test(text) && XCHARS.test(text);
}

/** How many digits an escape still lacks after a character; without an escape, none. */
type Lacking = 0 | 1 | 2;

/**
 * The machine of a component that is `*xchar` (RFC 1738 §5), by itself: what is known of no scheme and of every one needs neither a
 * grammar to interpret nor a table.
 */
export function schemepartMachine(component: string | undefined): Machine<Lacking> {
  function step(lacking: Lacking, code: number): Lacking | undefined {
    const character = String.fromCharCode(code);
    if (lacking > 0) return HEX.test(character) ? ((lacking - 1) as Lacking) : undefined;
    if (character === "%") return 2;
    return XCHARS.test(character) ? 0 : undefined;
  }

  function departureAt(lacking: Lacking, index: number): Departure {
    return {
      index,
      expected: [lacking > 0 ? "hex" : "xchar"],
      component,
      section: undefined,
      canEscape: lacking === 0,
      hints: [],
    };
  }

  return {
    first: 0,
    step,
    isEnd: (lacking) => lacking === 0,
    departureAt,
    componentsAt: () => new Set(component === undefined ? [] : [component]),
  };
}
