import type { Codec, ErrorInside, FieldValues, PlaceInside } from "@url1738/core/define";
import {
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
import type { Braces } from "./braces.ts";
import { none, type OptionFacts, optionField } from "./option-field.ts";
import { optionError } from "./option-sentences.ts";
import { inLowerCase, type Parameter, parameterSpeller, readParameter, type Speller } from "./parameter.ts";

/** The facts about all options. */
export interface KeyedFacts {
  /** The options, by the names that are written before their `=`, in canonical order. */
  readonly options: Readonly<Record<string, OptionFacts>>;
  /** Spell other names, and their values. */
  readonly spell: readonly [name: Speller, value: Speller];
  readonly separator: string;
  readonly place: "before" | "between";
  /** The field of all others; without it, they are errors. */
  readonly others?: string | undefined;
  /** True if others must have an `=`. */
  readonly isBareRefused?: boolean | undefined;
  /** True if names may be written in any case. */
  readonly anyCase?: boolean | undefined;
  /** True if an option with an error is kept among the others. */
  readonly isWrongKept?: boolean | undefined;
  /** True if the last one of a name counts. */
  readonly isLastTaken?: boolean | undefined;
  /** The values in braces, if there may be any; then nothing is percent-encoded. */
  readonly braces?: Braces | undefined;
}

/** The number of errors up to which the nearest name is looked for. */
const SOUGHT = 100;

/** Makes the error of an unknown name. @param known - The names among which the one that was meant is looked for. */
function unknown(written: string, known: readonly string[], index: number, end: number): ErrorInside {
  const near = nearest(written, known);
  return near === undefined
    ? optionError("option-unknown", index, end, { written })
    : optionError("option-meant", index, end, { written, near });
}

/** Makes the codec of options, which looks up their names. @public */
export function keyedCodec(
  facts: KeyedFacts,
): Codec<FieldValues> & Required<Pick<Codec<FieldValues>, "check" | "inside" | "isAbsent" | "isExact">> {
  const {
    options,
    spell: [spellName, spellValue],
    separator,
    place,
    others,
    isBareRefused,
    anyCase = false,
    isLastTaken = false,
    isWrongKept = false,
    braces,
  } = facts;
  const usual = { ...(!braces && { read: decode }), spell: spellValue };
  const fields = Object.entries(options).map(([option, own]) => optionField(option, own, usual, separator));
  const cased = (name: string) => (anyCase ? inLowerCase(name) : name);
  const byName = new Map(fields.flatMap((field) => [field.option, cased(field.option)].map((name) => [name, field])));
  const spelt = fields.filter(({ isAlias }) => !isAlias);
  const names = [...spelt.map(({ field }) => field), ...(others === undefined ? [] : [others])];
  const required = fields.filter(({ isRequired }) => isRequired);
  type Field = (typeof fields)[number];

  /** Returns the field of a name, still percent-encoded. */
  const fieldOf = (written: string) => byName.get(written) ?? byName.get(cased(decode(written)));

  /** Returns what reads the value after an `=`, if it stands in braces. */
  const bracesAt = (text: string, equals: number) => (text[equals + 1] === "{" ? braces : undefined);

  /** Returns the text of a value, without its braces. */
  const valueAt = (text: string, equals: number, end: number) =>
    bracesAt(text, equals)?.read(text.slice(equals + 2, end - 1)) ?? text.slice(equals + 1, end);

  /** Returns the field of an option; `undefined` for one that is kept among the others. */
  function fieldAt(text: string, index: number, equals: number, end: number): Field | undefined {
    const field = fieldOf(text.slice(index, equals));
    if (field === undefined || !isWrongKept) return field;
    const isRight = field.isFlag ? equals === end : equals < end && !field.check?.(valueAt(text, equals, end)).length;
    return isRight ? field : undefined;
  }

  const readOther = braces?.readOther ?? readParameter;

  const braced = (text: string) => braces?.spell(text, separator) ?? text;

  /** Takes each option of a text: its name, and the offsets of its beginning, of its `=` or else its end, and of its end. */
  function each(
    text: string,
    take: (name: string, field: Field | undefined, index: number, equals: number, end: number) => void,
  ) {
    let sign = -1;
    for (let index = place === "before" ? 1 : 0; index <= text.length && text !== ""; ) {
      let next = text.indexOf(separator, index);
      // A sign far ahead is found once.
      if (sign < index) sign = text.indexOf("=", index);
      if (sign < 0) sign = text.length;
      const inside = next < 0 || sign < next ? bracesAt(text, sign) : undefined;
      if (inside) next = text.indexOf(separator, inside.after(text, sign));
      const end = next < 0 ? text.length : next;
      const equals = Math.min(sign, end);
      take(text.slice(index, equals), fieldAt(text, index, equals, end), index, equals, end);
      index = end + 1;
    }
  }

  /** The value without any option, made on first use. */
  let absent: FieldValues | undefined;

  function absentValue(): FieldValues {
    absent ??= Object.fromEntries([
      ...spelt.map(({ field, absentValue }) => [field, absentValue()] as const),
      ...(others === undefined ? [] : [[others, []] as const]),
    ]);
    return absent;
  }

  /** Its arrays, which belong to whoever reads a text. */
  let arrays: readonly string[] | undefined;

  function blank(): Record<string, unknown> {
    const value: Record<string, unknown> = { ...absentValue() };
    arrays ??= names.filter((name) => Array.isArray(value[name]));
    for (const name of arrays) value[name] = [...(value[name] as readonly unknown[])];
    return value;
  }

  function check(text: string): readonly ErrorInside[] {
    let errors: ErrorInside[] | undefined;
    const add = (error: ErrorInside) => {
      errors ??= [];
      errors.push(error);
    };
    const seen: string[] = [];
    each(text, (name, field, index, equals, end) => {
      if (field === undefined) {
        if (others !== undefined && !(isBareRefused && equals === end)) return;
        const written = decode(name);
        // A text may have a million unknown names: look for the first ones.
        const isSought = (errors?.length ?? 0) < SOUGHT;
        add(
          others === undefined
            ? unknown(written, isSought ? Object.keys(options) : [], index, equals)
            : optionError("option-without-value", index, end, { option: written }, `.${others}`),
        );
        return;
      }
      const { option, isFlag, path } = field;
      if (!seen.includes(path)) seen.push(path);
      else if (!field.isRepeated && !isLastTaken) add(optionError("option-twice", index, end, { option }, path));
      if (isFlag !== (equals === end))
        add(optionError(isFlag ? "option-with-value" : "option-without-value", index, end, { option }, path));
      else if (field.check !== undefined) {
        const from = equals + (bracesAt(text, equals) ? 2 : 1);
        for (const error of field.check(valueAt(text, equals, end))) {
          add({
            ...error,
            path: path + (error.path ?? ""),
            index: error.index + from,
            end: error.end + from,
          });
        }
      }
    });
    for (const { option, path } of required.filter(({ path }) => !seen.includes(path)))
      add(optionError("option-missing", 0, text.length, { option }, path));
    return errors ?? none;
  }

  function read(text: string): FieldValues {
    const value = blank();
    each(text, (_, field, index, equals, end) => {
      const written = equals === end ? undefined : valueAt(text, equals, end);
      if (field === undefined) (value[others as string] as Parameter[]).push(readOther(text.slice(index, end)));
      else if (field.isRepeated) (value[field.field] as unknown[]).push(field.read(written as string));
      else value[field.field] = field.isFlag ? true : field.read(written as string);
    });
    return value;
  }

  function inside(text: string): readonly PlaceInside[] {
    const counts = new Map<string, number>();
    const places: PlaceInside[] = [];
    each(text, (_, field, index, equals, end) => {
      if (field === undefined && others === undefined) return;
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
    const seen = new Set<string>();
    const parts: string[] = [];
    each(text, (_, field, index, __, end) => {
      if (index === end || (field !== undefined && seen.has(field.path))) return;
      if (field !== undefined && !field.isRepeated && !isLastTaken) seen.add(field.path);
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

  /** Tells whether an object has all fields and no other, in order, as one that was read. */
  function isWhole(value: FieldValues): boolean {
    const own = Object.keys(value);
    return own.length === names.length && names.every((name, at) => own[at] === name);
  }

  /** Also takes an object that is spelt as nothing, unless `exact`; one that cannot be read is refused when it is to be spelt. */
  function isAbsent(value: unknown, exact: boolean): boolean {
    try {
      const parts = objectOf("", value);
      const absent = absentValue();
      const isSame = isWhole(parts)
        ? names.every((name) => isSameValue(parts[name], absent[name]))
        : isSameValue(parts, absent);
      return isSame || (!exact && spelling(value, false) === "");
    } catch {
      return false;
    }
  }

  function spelling(value: unknown, exact: boolean): string {
    if (typeof value === "string" && !exact) return once(value);
    const object = objectOf("", value);
    const other = Object.keys(object).find((name) => !names.includes(name) && object[name] !== undefined);
    if (other !== undefined && nearest(other, names) !== undefined)
      componentElement(other, { check: () => [unknown(other, names, 0, 0)], leaving: () => undefined }).spell(
        "",
        exact,
      );
    const parts = isWhole(object) ? object : inOrder(object, names, []);
    const absent = absentValue();
    const written: string[] = [];
    for (const { option, field, isFlag, isRepeated, isRequired, spell } of spelt) {
      const own = parts[field];
      if (own === undefined && (isRequired || (exact && absent[field] !== undefined))) refuseMissing(field);
      if (own === undefined || isSameValue(own, absent[field])) continue;
      const text = spell(own, exact);
      for (const one of isRepeated ? text.split(separator).slice(1) : [text])
        written.push(isFlag ? option : `${option}=${braced(one)}`);
    }
    if (others !== undefined) written.push(...spellOthers(others, parts[others], exact));
    return joined(written);
  }

  function spellOthers(name: string, value: unknown, exact: boolean): readonly string[] {
    if (value === undefined) return exact ? refuseMissing(name) : [];
    const pairs = listElement(
      name,
      componentElement("", {
        spell: parameterSpeller(spellName, (value) => {
          const text = spellValue(value);
          return text === undefined ? undefined : braced(text);
        }),
        leaving: () => undefined,
        read: readOther,
        isSame: isSameValue,
        check: (text) => {
          const [name = ""] = text.split("=", 1);
          if (name === "") return [optionError("option-unknown", 0, text.length, { written: name })];
          const field = fieldAt(text, 0, name.length, text.length);
          return field === undefined ? [] : [optionError("option-twice", 0, text.length, { option: field.option })];
        },
      }),
      separator,
      "before",
    );
    const text = pairs.spell(value, exact);
    return text === "" ? [] : [text.slice(1)];
  }

  return { read, spell, check, inside, isAbsent, isExact: true };
}
