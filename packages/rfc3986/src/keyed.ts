import type { Codec, ErrorInside, FieldValues, PlaceInside } from "@url1738/core/define";
import {
  arrayOf,
  componentElement,
  decode,
  inOrder,
  isSameValue,
  listElement,
  nearest,
  objectOf,
  refusalInList,
  refuseMissing,
} from "@url1738/core/runtime";
import { type OptionFacts, optionField } from "./option-field.ts";
import { optionError } from "./option-sentences.ts";
import { inLowerCase, type Parameter, parameterSpeller } from "./parameter.ts";

/** The facts about all options. */
export interface KeyedFacts {
  /** The options, by the names that are written before their `=`, in canonical order. */
  readonly options: Readonly<Record<string, OptionFacts>>;
  /** Spell other names, and their values. */
  readonly spell: Parameters<typeof parameterSpeller>;
  readonly separator: string;
  readonly place: "before" | "between";
  /** The field of all others; without it, they are errors. */
  readonly others?: string | undefined;
  /** True if others must have an `=`. */
  readonly isBareRefused?: boolean | undefined;
  /** True if names may be written in any case. */
  readonly anyCase?: boolean | undefined;
  /** True if the last one of a name counts. */
  readonly isLastTaken?: boolean | undefined;
}

const none: readonly ErrorInside[] = [];

/** The number of errors up to which the nearest name is looked for. */
const SOUGHT = 100;

/** Makes the codec of options, which looks up their names. @public */
export function keyedCodec(
  facts: KeyedFacts,
): Codec<FieldValues> & Required<Pick<Codec<FieldValues>, "check" | "inside" | "isAbsent">> {
  const {
    options,
    spell: spellers,
    separator,
    place,
    others,
    isBareRefused,
    anyCase = false,
    isLastTaken = false,
  } = facts;
  const fields = Object.entries(options).map(([option, own]) => optionField(option, own));
  const cased = (name: string) => (anyCase ? inLowerCase(name) : name);
  const byName = new Map(fields.map((field) => [cased(field.option), field]));
  const names = [...fields.map(({ field }) => field), ...(others === undefined ? [] : [others])];
  const [spellOther, required] = [parameterSpeller(...spellers), fields.filter(({ isRequired }) => isRequired)];
  type Field = (typeof fields)[number];

  /** Takes each option of a text: its name, decoded, and the offsets of its beginning, of its `=` or else its end, and of its end. */
  function each(
    text: string,
    take: (name: string, field: Field | undefined, index: number, equals: number, end: number) => void,
  ) {
    for (let index = place === "before" ? 1 : 0; index <= text.length && text !== ""; ) {
      const next = text.indexOf(separator, index);
      const end = next < 0 ? text.length : next;
      const sign = text.indexOf("=", index);
      const equals = sign < 0 || sign > end ? end : sign;
      const name = decode(text.slice(index, equals));
      take(name, byName.get(cased(name)), index, equals, end);
      index = end + 1;
    }
  }

  /** The value without any option, made on first use; its arrays belong to whoever reads it. */
  let blanks: readonly [value: FieldValues, arrays: readonly string[]] | undefined;

  function blank(): Record<string, unknown> {
    if (blanks === undefined) {
      const entries = fields.map(({ field, absentValue }) => [field, absentValue()] as const);
      if (others !== undefined) entries.push([others, []]);
      blanks = [Object.fromEntries(entries), entries.flatMap(([name, value]) => (Array.isArray(value) ? name : []))];
    }
    const [value, arrays] = blanks;
    const copy: Record<string, unknown> = { ...value };
    for (const name of arrays) copy[name] = [...(value[name] as readonly unknown[])];
    return copy;
  }

  function check(text: string): readonly ErrorInside[] {
    let errors: ErrorInside[] | undefined;
    const add = (error: ErrorInside) => {
      errors ??= [];
      errors.push(error);
    };
    const seen: Field[] = [];
    each(text, (name, field, index, equals, end) => {
      if (field === undefined) {
        if (others !== undefined && !(isBareRefused && equals === end)) return;
        // A text may have a million unknown names: look for the first ones.
        const isSought = others === undefined && (errors?.length ?? 0) < SOUGHT;
        const near = isSought ? nearest(name, Object.keys(options)) : undefined;
        if (others !== undefined) add(optionError("option-without-value", index, end, { option: name }, `.${others}`));
        else if (near === undefined) add(optionError("option-unknown", index, equals, { written: name }));
        else add(optionError("option-meant", index, equals, { written: name, near }));
        return;
      }
      const { option, isFlag, path } = field;
      if (!seen.includes(field)) seen.push(field);
      else if (!field.isRepeated && !isLastTaken) add(optionError("option-twice", index, end, { option }, path));
      if (isFlag !== (equals === end))
        add(optionError(isFlag ? "option-with-value" : "option-without-value", index, end, { option }, path));
      else if (field.check !== undefined) {
        const from = equals + 1;
        for (const error of field.check(text.slice(from, end)))
          add({ ...error, path: path + (error.path ?? ""), index: error.index + from, end: error.end + from });
      }
    });
    for (const { option, path } of required.filter((field) => !seen.includes(field)))
      add(optionError("option-missing", 0, text.length, { option }, path));
    return errors ?? none;
  }

  function read(text: string): FieldValues {
    const value = blank();
    each(text, (name, field, _, equals, end) => {
      const written = equals === end ? undefined : text.slice(equals + 1, end);
      if (field === undefined)
        (value[others as string] as Parameter[]).push({
          name,
          value: written === undefined ? undefined : decode(written),
        });
      else if (field.isRepeated) (value[field.field] as unknown[]).push(field.read(written as string));
      else value[field.field] = field.isFlag ? true : field.read(written as string);
    });
    return value;
  }

  function inside(text: string): readonly PlaceInside[] {
    const counts = new Map<string, number>();
    const places: PlaceInside[] = [];
    each(text, (_, field, index, equals, end) => {
      const path = field?.path ?? `.${others}`;
      const count = counts.get(path) ?? 0;
      counts.set(path, count + 1);
      const isOneOf = field === undefined || field.isRepeated;
      places.push({
        path: isOneOf ? `${path}[${count}]` : path,
        index: field === undefined || field.isFlag ? index : equals + 1,
        end,
      });
    });
    return places;
  }

  /** Returns a text without what another option of the same name makes an error. */
  function once(text: string): string {
    const seen = new Set<Field>();
    const parts: string[] = [];
    each(text, (_, field, index, __, end) => {
      if (index === end || (field !== undefined && seen.has(field) && !field.isRepeated)) return;
      if (field !== undefined) seen.add(field);
      parts.push(text.slice(index, end));
    });
    return joined(parts);
  }

  const joined = (parts: readonly string[]) => {
    const text = parts.join(separator);
    return place === "before" && parts.length > 0 ? separator + text : text;
  };

  function spell(value: unknown, exact = false, component = ""): string {
    try {
      return spelling(value, exact);
    } catch (refusal) {
      throw refusalInList(component, "", refusal);
    }
  }

  /** Also takes an object that is spelt as nothing, unless `exact`; one that cannot be read is refused when it is to be spelt. */
  function isAbsent(value: unknown, exact: boolean): boolean {
    try {
      return isSameValue(value, blank()) || (!exact && typeof value === "object" && spelling(value, false) === "");
    } catch {
      return false;
    }
  }

  function spelling(value: unknown, exact: boolean): string {
    if (typeof value === "string" && !exact) return once(value);
    const absent = blank();
    const needed = [
      ...required.map(({ field }) => field),
      ...(exact ? names.filter((name) => absent[name] !== undefined) : []),
    ];
    const given = inOrder(objectOf("", value), names, needed);
    for (const name of needed) if (given[name] === undefined) refuseMissing(name);
    const parts: string[] = [];
    for (const { option, field, isFlag, isRepeated, spell } of fields) {
      const own = given[field];
      if (own === undefined || isSameValue(own, absent[field])) continue;
      for (const one of isRepeated ? arrayOf(field, own) : [own]) {
        const text = spell(one, exact);
        parts.push(isFlag ? option : `${option}=${text}`);
      }
    }
    return joined([...parts, ...othersOf(given)]);
  }

  function othersOf(given: FieldValues): readonly string[] {
    if (others === undefined || given[others] === undefined) return [];
    const pairs = listElement(
      others,
      componentElement("", {
        spell: spellOther,
        leaving: () => undefined,
        check: (text) => {
          const field = byName.get(cased(decode(text.split("=", 1)[0] as string)));
          return field === undefined ? [] : [optionError("option-twice", 0, text.length, { option: field.option })];
        },
      }),
      separator,
      "before",
    );
    const text = pairs.spell(given[others], false);
    return text === "" ? [] : [text.slice(1)];
  }

  return { read, spell, check, inside, isAbsent };
}
