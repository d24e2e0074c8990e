import type { Op } from "../automaton/machine.ts";
import type { Layout } from "./layout.ts";

/** The entry of a row with an operation, or an end of the text. */
interface Event {
  /** The slot where the reader notes the place of its last occurrence. */
  readonly slot: number;
  readonly ops: readonly Op[];
  /** The row where the text continues; `undefined` at its end. */
  readonly row: number | undefined;
}

/** Returns, for each row, the slots of the events that can follow. */
function sequelsOf({ rows, next, entered, ends }: Layout, slotOf: (at: number) => number): readonly Set<number>[] {
  const sequels = rows.map(() => new Set<number>());
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const [row, own] of sequels.entries()) {
      const before = own.size;
      const end = ends[row];
      if (end !== undefined) own.add(slotOf(entered.length + 1 + end));
      for (const to of new Set(next[row])) {
        if (to === undefined) continue;
        if (to >= rows.length) own.add(slotOf(to - rows.length));
        for (const slot of sequels[entered[to - rows.length]?.like ?? to] ?? []) own.add(slot);
      }
      isChanged ||= own.size > before;
    }
  }
  return sequels;
}

/**
 * The events while a text is read, and the code that finds them afterwards: for every row, the reader notes the place after the character
 * that last entered it, 0 at first. So the reader never has to branch.
 */
export class Events {
  readonly #events: readonly Event[];
  readonly #sequels: readonly ReadonlySet<number>[];
  readonly #notes: string;
  readonly #later: () => string;

  /**
   * @param first - The number of rows before those of the layout.
   * @param notes - The name of the array of the places.
   * @param later - Imports the function that returns the later of two places.
   */
  constructor(layout: Layout, first: number, notes: string, later: () => string) {
    const { rows, entered, finals } = layout;
    const slotOf = (at: number) => first + rows.length + at;
    this.#events = [
      ...entered.map(({ like, ops }, at) => ({ slot: slotOf(at), ops, row: like })),
      // The dead row is between the others and the ends.
      ...finals.map((ops, at) => ({ slot: slotOf(entered.length + 1 + at), ops, row: undefined })),
    ];
    this.#sequels = sequelsOf(layout, slotOf);
    this.#notes = notes;
    this.#later = later;
  }

  /** Returns the slots of the events with such an operation. */
  slots(isMeant: (op: Op) => boolean): readonly number[] {
    return this.#events.flatMap(({ slot, ops }) => (ops.some(isMeant) ? [slot] : []));
  }

  #canFollow(one: number, other: number): boolean {
    const row = this.#events.find(({ slot }) => slot === one)?.row;
    return row !== undefined && one !== other && this.#sequels[row]?.has(other) === true;
  }

  /** Groups slots so that each text notes at most one of a group: the bitwise OR of a group is then its place. */
  #exclusive(slots: readonly number[]): readonly (readonly number[])[] {
    const groups: number[][] = [];
    for (const slot of slots) {
      const group = groups.find((others) =>
        others.every((other) => !this.#canFollow(other, slot) && !this.#canFollow(slot, other)),
      );
      if (group === undefined) groups.push([slot]);
      else group.push(slot);
    }
    return groups;
  }

  /** Writes the place where the last of some slots was noted, as an expression; 0 if none was. */
  last(slots: readonly number[]): string {
    const [first = "0", ...others] = this.#exclusive(slots).map((group) => this.#either(group));
    return others.reduce((one, other) => `${this.#later()}(${one}, ${other})`, first);
  }

  /** Writes an expression that tells whether any of some slots was noted. */
  any(slots: readonly number[]): string {
    return slots.length === 0 ? "false" : `(${this.#either(slots)}) !== 0`;
  }

  #either(slots: readonly number[]): string {
    return slots.map((slot) => `${this.#notes}[${slot}]`).join(" | ");
  }
}
