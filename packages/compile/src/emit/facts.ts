import { HERE } from "@url1738/core/inside/automaton/state";
import { opName } from "../automaton/program.ts";
import type { Storage } from "../table/analysis.ts";
import type { Event } from "../table/layout.ts";
import { type Context, NOTES } from "./context.ts";

/**
 * The facts known after reading a text, as expressions: the places of elements, their presence, and the flags that are raised. For every
 * row, the reader notes the place after the character that last entered it, 0 at first. So the reader never has to branch.
 */
export class Facts {
  readonly #context: Context;
  /** The values of constants, by name, each before its first use. */
  readonly #constants = new Map<string, string>();
  /** The number of constants that have been declared. */
  #declared = 0;

  constructor(context: Context) {
    this.#context = context;
  }

  /** Uses a constant. @param value - Writes its value as code, which may use other constants. */
  use(name: string, value: () => string): string {
    if (!this.#constants.has(name)) {
      const written = value();
      this.#constants.set(name, written);
    }
    return name;
  }

  /** Writes the declarations of the constants that have been used since the last call, in order. */
  declarations(): string {
    const all = [...this.#constants].slice(this.#declared).map(([name, value]) => `${name} = ${value}`);
    this.#declared = this.#constants.size;
    return all.length === 0 ? "" : `    const ${all.join(", ")};\n`;
  }

  /** Returns the events that do an operation, named as by {@link opName}. */
  #with(name: string, by = 0): readonly Event[] {
    return this.#context.analysis.layout.events.filter(({ ops }) =>
      ops.some((op) => opName(op) === name && op.by === by),
    );
  }

  #isInitial(name: string): boolean {
    return this.#context.analysis.layout.initial.some((op) => opName(op) === name);
  }

  /** Writes the place where the last of some events was noted; 0 if none was. */
  #last(events: readonly Event[]): string {
    return this.#latest(this.#exclusive(events).map((group) => this.#either(group)));
  }

  /** Writes a condition that tells whether any of some events was noted. */
  #any(events: readonly Event[]): string {
    return events.length === 0 ? "false" : `(${this.#either(events)}) !== 0`;
  }

  /** Groups events so that each text notes at most one of a group: the bitwise OR of a group is then its place. */
  #exclusive(events: readonly Event[]): readonly (readonly Event[])[] {
    const { sequels } = this.#context.analysis.layout;
    const canFollow = ({ to }: Event, other: Event) => to !== undefined && sequels[to]?.has(other) === true;
    const groups: Event[][] = [];
    for (const event of events) {
      const group = groups.find((others) =>
        others.every((other) => !canFollow(event, other) && !canFollow(other, event)),
      );
      if (group === undefined) groups.push([event]);
      else group.push(event);
    }
    return groups;
  }

  #either(events: readonly Event[]): string {
    return events.map(({ row }) => `${NOTES}[${this.#context.before + row}]`).join(" | ");
  }

  #latest([first = "0", ...others]: readonly string[]): string {
    return others.reduce((left, right) => `${this.#context.functions.named("later")}(${left}, ${right})`, first);
  }

  /** Returns the place where an element begins or ends. */
  place(what: "start" | "end", at: number): string {
    const { layout, registers } = this.#context.analysis;
    if (layout.copied.has(at)) return this.#taken(2 * at + (what === "end" ? 1 : 0));
    const name = `${what}${at}`;
    const kept = registers.get(name);
    return kept === undefined ? "0" : this.#kept(name, kept);
  }

  /** Returns a place that is not copied: the last one noted by any of the events of its register. */
  #kept(name: string, { first, register }: Storage): string {
    const atFirst = first === undefined ? [] : [String(first + this.#context.before)];
    if (register === undefined) return atFirst.join();
    return this.use(`r${register}`, () => {
      const [at, after] = [this.#with(name), this.#with(name, 1)];
      return this.#latest([
        ...(after.length === 0 ? [] : [this.#last(after)]),
        ...(at.length === 0 ? [] : [`(${this.#last(at)}) - 1`]),
        ...atFirst,
      ]);
    });
  }

  /** Returns the place of a tag that is copied between registers: the end of the text decides which of them holds it. */
  #taken(tag: number): string {
    const sources = this.#context.analysis.layout.finals.map((ops) => {
      const from = ops.find((op) => op.what === "take" && op.of === tag)?.from ?? HERE;
      return from === HERE ? "t.length" : this.#context.copy(from);
    });
    const [usual = "t.length"] = sources;
    const others = sources.flatMap((source, at) => (source === usual ? [] : [`e === ${at + 1} ? ${source} : `]));
    return this.use(`m${tag}`, () => others.join("") + usual);
  }

  /** Tells whether an element that a text may lack is there; `undefined` for one that is always there. */
  isThere(at: number): string | undefined {
    const { layout } = this.#context.analysis;
    const told = layout.presence[at];
    if (told === undefined) return undefined;
    if (layout.copied.has(told)) return `${this.place("start", told)} >= 0`;
    return this.use(`p${told}`, () => this.#presence(told));
  }

  #presence(at: number): string {
    const [on, off] = [this.#with(`on${at}`), this.#with(`off${at}`)];
    const isAtFirst = this.#isInitial(`on${at}`);
    // A later event may have found that it is not there.
    if (off.length > 0) return `(${this.#last(on)}) ${isAtFirst ? ">=" : ">"} (${this.#last(off)})`;
    if (isAtFirst) return "true";
    return this.#registerOf(on) ?? this.#any(on);
  }

  /** Writes a condition that a register holds a place, if that is so exactly if one of some events was noted. */
  #registerOf(events: readonly Event[]): string | undefined {
    const rows = (all: readonly Event[]) => all.map(({ row }) => row).join();
    for (const [name, kept] of this.#context.analysis.registers) {
      if (kept.first !== undefined || this.#with(name, 1).length > 0) continue;
      if (rows(this.#with(name)) === rows(events)) return `${this.#kept(name, kept)} >= 0`;
    }
    return undefined;
  }

  /** Tells whether a flag is raised. */
  flag(at: number): string {
    const name = `flag${at}`;
    return this.use(`f${at}`, () => (this.#isInitial(name) ? "true" : this.#any(this.#with(name))));
  }
}
