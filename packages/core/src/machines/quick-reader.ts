import { PLAIN_LENGTH, plainOf } from "../grammar/narrowed.ts";
import type { Component, List, Node } from "../grammar/nodes.ts";
import { componentsOf } from "../grammar/walk.ts";
import { BARE_PERCENT, matcher } from "./pattern.ts";
import {
  type ComponentsReader,
  capturedToRead,
  componentReader,
  evaluate,
  itemTexts,
  type Job,
  readItems,
} from "./reader.ts";

/**
 * What stands before the strict reader, and gives the same answers sooner: most texts are of the plain form, so that expression
 * is tried first, and what it matches needs little more.
 */

/** Reads a text of the plain form that has no escapes; `undefined` where such a text is its own value. */
function quickRead(element: Component | List, strict: Job["read"]): Job["read"] {
  if (element.kind === "list") {
    const { item } = element;
    if (item.kind !== "component") return strict;
    const read = quickRead(item, componentReader(item).read);
    return (text) => (read === undefined ? itemTexts(element, text) : readItems(itemTexts(element, text), read));
  }
  const { check, read, isVerbatim } = element.codec;
  const quick = isVerbatim ? undefined : read;
  if (check === undefined) return quick;
  if (element.options.plain === undefined) return strict;
  return (text) => (text.length > PLAIN_LENGTH ? strict?.(text) : quick === undefined ? text : quick(text));
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
  return found?.every((part, index) => index === 0 || part === undefined || part.length <= PLAIN_LENGTH) ?? false;
}

/** Takes texts of a grammar apart, most of them soon. */
export interface QuickReader extends Pick<ComponentsReader, "read"> {
  /** Whether `read` would return values. */
  readonly test: (text: string) => boolean;
}

/**
 * Puts the quick ways before a strict reader.
 *
 * @param prefix - The source of what stands before the grammar's text.
 * @param plainPrefix - The same in the plain form.
 * @param strict - The strict reader of the same grammar.
 */
export function quickReader(node: Node, prefix: string, plainPrefix: string, strict: ComponentsReader): QuickReader {
  const elements = componentsOf(node);
  const { jobs } = strict;
  const quickJobs = jobs
    .map((job, index) => ({ ...job, read: quickRead(elements[index] as Component | List, job.read) }))
    .filter(({ read, absent }) => read !== undefined || absent !== undefined);
  const checked = jobs.filter((_, index) => hasCheck(elements[index] as Component | List));
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
      if (part !== undefined && checked[index]?.read(part) === undefined) return false;
    }
    return true;
  }

  return {
    read: (text) => {
      const found = text.includes("%") ? null : captured().exec(text);
      return found === null ? strict.read(text) : evaluate(found, quickJobs);
    },
    test: (text) => {
      if (text.includes("%") && BARE_PERCENT.test(text)) return false;
      const isPlain = isEachSure && (text.length > PLAIN_LENGTH ? isShortInAll(long().exec(text)) : short().test(text));
      return isPlain || isChecked(text);
    },
  };
}
