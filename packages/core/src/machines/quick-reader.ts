import { PLAIN_LENGTH, plainOf } from "../grammar/narrowed.ts";
import type { Component, List, Node } from "../grammar/nodes.ts";
import { componentsOf } from "../grammar/walk.ts";
import type { Site } from "./absent.ts";
import { BARE_PERCENT, matcher } from "./pattern.ts";
import {
  absentValue,
  type ComponentsReader,
  capturedToRead,
  type ElementReader,
  elementReader,
  evaluate,
  itemReader,
  itemTexts,
  type Job,
  readItems,
} from "./reader.ts";

/**
 * What stands before the strict reader, and gives the same answers sooner: most texts are of the plain form, so that expression
 * is tried first, and what it matches needs little more.
 */

/** Reads a text of the plain form that has no escapes; `undefined` where such a text is its own value. */
function quickComponent({ codec, options }: Component, strict: ElementReader): Job["read"] {
  const { check, read, isVerbatim } = codec;
  if (check !== undefined && options.plain === undefined) return strict.read;
  const quick = isVerbatim ? undefined : read;
  if (check === undefined) return quick;
  return (text) => (text.length > PLAIN_LENGTH ? strict.read(text) : quick === undefined ? text : quick(text));
}

function quickList(list: List): Job["read"] {
  const { item } = list;
  const strict = itemReader(item);
  const read = item.kind === "component" ? quickComponent(item, strict) : strict.read;
  return read === undefined ? (text) => itemTexts(list, text) : (text) => readItems(itemTexts(list, text), read);
}

/** Whether there are rules beyond the grammar. */
function hasCheck(element: Component | List): boolean {
  return element.kind === "list" ? componentsOf(element.item).some(hasCheck) : element.codec.check !== undefined;
}

/** Whether a short match of the plain form needs no check. */
function isSure(element: Component | List): boolean {
  return !hasCheck(element) || (element.kind === "component" && element.options.plain !== undefined);
}

/** Whether a text is found in which all that is captured is so short that it needs no check. */
function isShortInAll(found: RegExpExecArray | null): boolean {
  if (found === null) return false;
  for (let index = 1; index < found.length; index++) if ((found[index]?.length ?? 0) > PLAIN_LENGTH) return false;
  return true;
}

/**
 * Puts the quick ways before a strict reader.
 *
 * @param prefix - The source of what stands before the grammar's text.
 * @param plainPrefix - The same in the plain form.
 * @param strict - The strict reader of the same grammar.
 */
export function quickReader(
  node: Node,
  prefix: string,
  plainPrefix: string,
  site: Site,
  strict: ComponentsReader,
): ComponentsReader {
  const elements = componentsOf(node);
  const readers = elements.map(elementReader);
  const jobsWith = (readOf: (element: Component | List, reader: ElementReader) => Job["read"]) =>
    elements.flatMap((element, index): readonly Job[] => {
      const reader = readers[index] as ElementReader;
      const [read, absent] = [readOf(element, reader), absentValue(element, site, reader)];
      return read === undefined && absent === undefined ? [] : [{ group: index + 1, read, absent }];
    });
  const jobs = jobsWith((_, reader) => reader.read);
  const quickJobs = jobsWith((element, reader) =>
    element.kind === "list" ? quickList(element) : quickComponent(element, reader),
  );
  const checked = readers.filter((_, index) => hasCheck(elements[index] as Component | List));
  const isEachSure = elements.every(isSure);
  const plain = plainOf(node);
  const captured = matcher(plain, plainPrefix, capturedToRead(node));
  const short = matcher(plain, plainPrefix, () => false);
  const long = matcher(plain, plainPrefix, hasCheck);
  const toCheck = matcher(node, prefix, hasCheck);

  /** Whether all that has rules beyond the grammar obeys them, in a text of any form. */
  function isChecked(text: string): boolean {
    const parts = toCheck().exec(text);
    if (parts === null) return false;
    for (let index = 0; index < checked.length; index++) {
      const part = parts[index + 1];
      if (part !== undefined && (checked[index] as ElementReader).read(part) === undefined) return false;
    }
    return true;
  }

  return {
    read: (text) => {
      const hasEscapes = text.includes("%");
      if (hasEscapes && BARE_PERCENT.test(text)) return undefined;
      const found = captured().exec(text);
      return found === null ? strict.read(text) : evaluate(found, hasEscapes ? jobs : quickJobs);
    },
    test: (text) => {
      if (text.includes("%") && BARE_PERCENT.test(text)) return false;
      const isPlain = isEachSure && (text.length > PLAIN_LENGTH ? isShortInAll(long().exec(text)) : short().test(text));
      return isPlain || isChecked(text);
    },
    faults: strict.faults,
  };
}
