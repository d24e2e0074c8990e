import { HERE } from "@url1738/core/runtime";
import { markOf } from "../automaton/machine.ts";
import { Events } from "../table/events.ts";
import { absentValue, before, type Context, notesOf } from "./context.ts";
import { emitText } from "./statement.ts";

/** What is known once a text has been read: where elements stand, which are there, which flags are raised. All of it as expressions. */
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

  /** Where an element begins or ends. */
  place(what: "start" | "end", of: number): string {
    const { machine, registers } = this.#context.unit;
    if (machine.copied.has(of)) return this.#taken(2 * of + (what === "end" ? 1 : 0));
    const kept = registers.kept.get(markOf({ what, of }));
    if (kept === undefined) return "0";
    if ("constant" in kept) return String(kept.constant + before(this.#context));
    return this.constants.use(`r${kept.register}`, () => this.#register(kept.register));
  }

  /** The place that a register holds: the last one that any of its events has noted. */
  #register(register: number): string {
    const { kept, first } = this.#context.unit.registers;
    const [mark = ""] = [...kept].find(([, place]) => "register" in place && place.register === register) ?? [];
    const [at, behind] = [this.#slots(mark), this.#slots(mark, 1)];
    const atFirst = first[register];
    const places = [
      ...(behind.length === 0 ? [] : [this.#events.last(behind)]),
      ...(at.length === 0 ? [] : [`(${this.#events.last(at)}) - 1`]),
      ...(atFirst === undefined ? [] : [String(atFirst + before(this.#context))]),
    ];
    return places.reduce((one, other) => `${this.#context.functions.named("later")}(${one}, ${other})`);
  }

  /** The place of a mark that is copied from register to register: which of them holds it depends on where the text ends. */
  #taken(mark: number): string {
    const sources = this.#context.unit.layout.finals.map((ops) => {
      const from = ops.find((op) => op.what === "take" && op.of === mark)?.from ?? HERE;
      return from === HERE ? "n" : `q${from}`;
    });
    const [usual = "n"] = sources;
    const others = sources.flatMap((source, at) => (source === usual ? [] : [`e === ${at + 1} ? ${source} : `]));
    return this.constants.use(`m${mark}`, () => others.join("") + usual);
  }

  /** Whether an element is there that a text may lack; `undefined` for one that is always there. */
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
    // Later it may have turned out not to be there.
    if (off.length > 0) return `(${this.#events.last(on)}) ${isAtFirst ? ">=" : ">"} (${this.#events.last(off)})`;
    if (isAtFirst) return "true";
    const register = this.#registerOf(on);
    return register === undefined ? this.#events.any(on) : `${register} >= 0`;
  }

  /** The register that holds a place, not a negative number, just if one of some slots was noted. */
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

  /** Whether a flag is raised. */
  flag(of: number): string {
    const mark = `flag${of}`;
    return this.constants.use(`f${of}`, () => (this.#isInitial(mark) ? "true" : this.#events.any(this.#slots(mark))));
  }

  /**
   * The items of a list, as they are written: they are cut out before any function of the author is called, which could read a text as well.
   */
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

/** The constants of a function: each is declared before it is first used, and those that nothing uses are not. */
export class Constants {
  readonly #values = new Map<string, string>();

  /**
   * Uses a constant.
   *
   * @param value - Gives its value, as code, which may use others.
   * @returns Its name.
   */
  use(name: string, value: () => string): string {
    if (!this.#values.has(name)) {
      const own = value();
      this.#values.set(name, own);
    }
    return name;
  }

  /** The declarations, in order. */
  declarations(): string {
    const all = [...this.#values].map(([name, value]) => `${name} = ${value}`);
    return all.length === 0 ? "" : `    const ${all.join(", ")};\n`;
  }
}
