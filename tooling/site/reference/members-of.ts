import { ApiInterface, type ApiItem } from "@microsoft/api-extractor-model";

/** An `extends` clause: another interface, or part of one. */
const CLAUSE = /^(?:(Omit|Pick)<)?(\w+)(?:<.*>)?(?:, (.*)>)?$/s;

/**
 * Returns the members of an export, inherited ones included, in alphabetical order.
 *
 * @param items - The exports that it may extend; of two with the same name, the first.
 */
export function membersOf(item: ApiItem, items: readonly ApiItem[]): readonly ApiItem[] {
  if (!(item instanceof ApiInterface)) return item.members;
  const ownNames = new Set(item.members.map(({ displayName }) => displayName));
  const inherited = item.extendsTypes.flatMap(({ excerpt }) => {
    const [, part, name, words = ""] = CLAUSE.exec(excerpt.text.trim()) ?? [];
    const base = items.find(
      (candidate) => candidate.displayName === name && candidate instanceof ApiInterface && candidate !== item,
    );
    const named = new Set([...words.matchAll(/"(\w+)"/g)].map(([, word]) => word));
    return (base === undefined ? [] : membersOf(base, items)).filter(
      ({ displayName }) =>
        !ownNames.has(displayName) && (part === undefined || named.has(displayName) === (part === "Pick")),
    );
  });
  const all = new Map([...inherited, ...item.members].map((member) => [member.displayName, member]));
  return [...all.values()].sort((left, right) => (left.displayName < right.displayName ? -1 : 1));
}
