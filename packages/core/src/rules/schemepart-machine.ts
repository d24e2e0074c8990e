import type { Departure, Machine } from "../machines/machine.ts";
import { hex, xchar } from "../syntax/characters.ts";

/** How many digits an escape still lacks after a character; without an escape, none. */
type Lacking = 0 | 1 | 2;

/**
 * The machine of a component that is `*xchar` (RFC 1738 §5), by itself: what is known of no scheme and of every one needs neither a
 * grammar to interpret nor a table.
 */
export function schemepartMachine(component: string | undefined): Machine<Lacking> {
  function step(lacking: Lacking, code: number): Lacking | undefined {
    const character = String.fromCharCode(code);
    if (lacking > 0) return hex.characters.includes(character) ? ((lacking - 1) as Lacking) : undefined;
    if (character === "%") return 2;
    return xchar.characters.includes(character) ? 0 : undefined;
  }

  function departureAt(lacking: Lacking, index: number): Departure {
    const expected = lacking > 0 ? hex.name : xchar.name;
    return {
      index,
      expected: [expected as string],
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
