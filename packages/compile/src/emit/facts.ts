import { HERE } from "@url1738/core/runtime";
import { markOf } from "../automaton/machine.ts";
import { Events } from "../table/events.ts";
import { absentValue, before, type Context, notesOf } from "./context.ts";
import { emitText } from "./statement.ts";

/** The facts known after reading a text, as expressions: the places of elements, their presence, and the flags that are raised. */
export class Facts {
  readonly constants = new Constants();
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

  /** Returns the place where an element begins or ends. */
  place(what: "start" | "end", of: number): string {
    const { machine, registers } = this.#context.unit;
    if (machine.copied.has(of)) return this.#taken(2 * of + (what === "end" ? 1 : 0));
    const kept = registers.kept.get(markOf({ what, of }));
    if (kept === undefined) return "0";
    if ("constant" in kept) return String(kept.constant + before(this.#context));
    return this.constants.use(`r${kept.register}`, () => this.#register(kept.register));
  }

  /** Returns the place that a register holds: the last one noted by any of its events. */
  #register(register: number): string {
    const { kept, first } = this.#context.unit.registers;
    const [mark = ""] = [...kept].find(([, place]) => "register" in place && place.register === register) ?? [];
    const [at, after] = [this.#slots(mark), this.#slots(mark, 1)];
    const atFirst = first[register];
    const places = [
      ...(after.length === 0 ? [] : [this.#events.last(after)]),
      ...(at.length === 0 ? [] : [`(${this.#events.last(at)}) - 1`]),
      ...(atFirst === undefined ? [] : [String(atFirst + before(this.#context))]),
    ];
    return places.reduce((one, other) => `${this.#context.functions.named("later")}(${one}, ${other})`);
  }

  /** Returns the place of a mark that is copied between registers: the end of the text decides which of them holds it. */
  #taken(mark: number): string {
    const sources = this.#context.unit.layout.finals.map((ops) => {
      const from = ops.find((op) => op.what === "take" && op.of === mark)?.from ?? HERE;
      return from === HERE ? "n" : `q${from}`;
    });
    const [usual = "n"] = sources;
    const others = sources.flatMap((source, at) => (source === usual ? [] : [`e === ${at + 1} ? ${source} : `]));
    return this.constants.use(`m${mark}`, () => others.join("") + usual);
  }

  /** Tells whether an element that a text may lack is there; `undefined` for one that is always there. */
  isThere(of: number): string | undefined {
    const { machine } = this.#context.unit;
    const told = machine.presence[of];
    if (told === undefined) return undefined;
    if (machine.copied.has(told)) return `${this.place("start", told)} >= 0`;
    return this.constants.use(`p${told}`, () => this.#presence(told));
  }

  #presence(of: number): string {
    const [on, off] = [this.#slots(`on${of}`), this.#slots(`off${of}`)];
    const isAtFirst = this.#isInitial(`on${of}`);
    // A later event may have found that it is not there.
    if (off.length > 0) return `(${this.#events.last(on)}) ${isAtFirst ? ">=" : ">"} (${this.#events.last(off)})`;
    if (isAtFirst) return "true";
    const register = this.#registerOf(on);
    return register === undefined ? this.#events.any(on) : `${register} >= 0`;
  }

  /** Returns the register that holds a place (not a negative number) exactly if one of some slots was noted. */
  #registerOf(slots: readonly number[]): string | undefined {
    const { kept, first } = this.#context.unit.registers;
    const found = [...kept].find(
      ([mark, place]) =>
        "register" in place &&
        first[place.register] === undefined &&
        this.#slots(mark, 1).length === 0 &&
        this.#slots(mark).join() === slots.join(),
    );
    if (found === undefined || !("register" in found[1])) return undefined;
    const { register } = found[1];
    return this.constants.use(`r${register}`, () => this.#register(register));
  }

  /** Tells whether a flag is raised. */
  flag(of: number): string {
    const mark = `flag${of}`;
    return this.constants.use(`f${of}`, () => (this.#isInitial(mark) ? "true" : this.#events.any(this.#slots(mark))));
  }

  /** Returns the texts of a list's items, cut out before any function of the author runs, which could read another text. */
  items(of: number): string {
    const { unit, functions } = this.#context;
    const element = unit.elements[of];
    if (element?.kind !== "list") return "[]";
    return this.constants.use(`l${of}`, () => {
      const places = `${this.place("start", of)}, ${this.place("end", of)}`;
      const marks = `${emitText(element.separator)}, ${emitText(element.place)}`;
      const items = `${functions.named("itemsOf")}(t, ${places}, ${marks})`;
      const isThere = this.isThere(of);
      return isThere === undefined ? items : `${isThere} ? ${items} : ${absentValue(this.#context, element)}`;
    });
  }
}

/** The constants of a function: each is declared before its first use, and none is declared without a use. */
class Constants {
  readonly #values = new Map<string, string>();

  /**
   * Uses a constant.
   *
   * @param value - Writes its value as code, which may use other constants.
   * @returns Its name.
   */
  use(name: string, value: () => string): string {
    if (!this.#values.has(name)) {
      const own = value();
      this.#values.set(name, own);
    }
    return name;
  }

  /** Writes the declarations, in order. */
  declarations(): string {
    const all = [...this.#values].map(([name, value]) => `${name} = ${value}`);
    return all.length === 0 ? "" : `    const ${all.join(", ")};\n`;
  }
}
