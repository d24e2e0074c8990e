import { markOf } from "../automaton/machine.ts";
import { Events } from "../table/events.ts";
import { absentValue, before, type Context, notesOf, placeOf, presenceOf } from "./context.ts";
import { emitText } from "./emit-text.ts";

/** Writes what is found out once a text has been read: places, which elements are there, flags, the items of lists. */

/** A constant: its name and its value, as an expression. */
type Finding = readonly [name: string, value: string];

class Findings {
  readonly #context: Context;
  readonly #events: Events;

  constructor(context: Context) {
    this.#context = context;
    const later = () => context.functions.named("later");
    this.#events = new Events(context.unit.layout, before(context), notesOf(context), later);
  }

  #isInitial(mark: string): boolean {
    return this.#context.unit.layout.initial.some((op) => markOf(op) === mark);
  }

  #slots(mark: string, by = 0): readonly number[] {
    return this.#events.slots((op) => markOf(op) === mark && op.by === by);
  }

  /** The places that the registers hold: the last ones that any of their events has noted. */
  registers(): readonly Finding[] {
    const { kept, first } = this.#context.unit.registers;
    const marks = new Map([...kept].flatMap(([mark, place]) => ("register" in place ? [[place.register, mark]] : [])));
    return first.map((place, register): Finding => {
      const mark = marks.get(register) ?? "";
      const [at, behind] = [this.#slots(mark), this.#slots(mark, 1)];
      const places = [
        ...(behind.length === 0 ? [] : [this.#events.last(behind)]),
        ...(at.length === 0 ? [] : [`(${this.#events.last(at)}) - 1`]),
        ...(place === undefined ? [] : [String(place + before(this.#context))]),
      ];
      const later = (one: string, other: string) => `${this.#context.functions.named("later")}(${one}, ${other})`;
      return [`r${register}`, places.reduce(later)];
    });
  }

  /** The register that holds a place, not a negative number, just if one of some slots was noted. */
  #registerOf(slots: readonly number[]): string | undefined {
    const { kept, first } = this.#context.unit.registers;
    for (const [mark, place] of kept) {
      if (!("register" in place) || first[place.register] !== undefined || this.#slots(mark, 1).length > 0) continue;
      if (this.#slots(mark).join() === slots.join()) return `r${place.register}`;
    }
    return undefined;
  }

  /** Whether the elements are there that a text may lack: unless it turned out later that they are not. */
  presence(): readonly Finding[] {
    const told = new Set(this.#context.unit.machine.presence.filter((of) => of !== undefined));
    return [...told].map((of): Finding => {
      const [on, off] = [this.#slots(`on${of}`), this.#slots(`off${of}`)];
      const isAtFirst = this.#isInitial(`on${of}`);
      if (off.length > 0)
        return [`p${of}`, `(${this.#events.last(on)}) ${isAtFirst ? ">=" : ">"} (${this.#events.last(off)})`];
      const register = this.#registerOf(on);
      return [`p${of}`, isAtFirst ? "true" : register === undefined ? this.#events.any(on) : `${register} >= 0`];
    });
  }

  flags(): readonly Finding[] {
    return this.#context.unit.flags.readers.map((_, of): Finding => {
      const mark = `flag${of}`;
      return [`f${of}`, this.#isInitial(mark) ? "true" : this.#events.any(this.#slots(mark))];
    });
  }

  /** The items of lists, as they are written: they are cut out before any function of the author is called, which could read a text as well. */
  lists(): readonly Finding[] {
    const context = this.#context;
    return context.unit.elements.flatMap((element, of): readonly Finding[] => {
      if (element.kind !== "list") return [];
      const places = `${placeOf(context, "start", of)}, ${placeOf(context, "end", of)}`;
      const marks = `${emitText(element.separator)}, ${emitText(element.place)}`;
      const items = `${context.functions.named("itemsOf")}(t, ${places}, ${marks})`;
      const presence = presenceOf(context, of);
      return [[`l${of}`, presence === undefined ? items : `${presence} ? ${items} : ${absentValue(context, element)}`]];
    });
  }
}

/**
 * The constants that the rest of a reader needs.
 *
 * @param rest - The code behind them.
 */
export function emitFindings(context: Context, rest: string): string {
  const all = new Findings(context);
  const found = [...all.registers(), ...all.presence(), ...all.flags(), ...all.lists()];
  const asks = [rest, ...found.map(([, value]) => value)];
  const needed = found.filter(([name]) => asks.some((code) => new RegExp(`\\b${name}\\b`).test(code)));
  return needed.length === 0 ? "" : `    const ${needed.map((one) => one.join(" = ")).join(", ")};\n`;
}
