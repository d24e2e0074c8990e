import { ApiInterface, type ApiItem } from "@microsoft/api-extractor-model";

/** An `extends` clause: another interface, or part of one. */
const CLAUSE = /^(?:(Omit|Pick)<)?(\w+)(?:<.*>)?(?:, (.*)>)?$/s;

/**
 * Returns the members of an export, inherited ones included, in alphabetical order.
 *
 * @param known - The exports that it may extend; of two with the same name, the first.
 */
export function membersOf(item: ApiItem, known: readonly ApiItem[]): readonly ApiItem[] {
  if (!(item instanceof ApiInterface)) return item.members;
  const own = new Set(item.members.map(({ displayName }) => displayName));
  const inherited = item.extendsTypes.flatMap(({ excerpt }) => {
    const [, part, name, words = ""] = CLAUSE.exec(excerpt.text.trim()) ?? [];
    const base = known.find((one) => one.displayName === name && one instanceof ApiInterface && one !== item);
    const named = new Set([...words.matchAll(/"(\w+)"/g)].map(([, word]) => word));
    return (base === undefined ? [] : membersOf(base, known)).filter(
      ({ displayName }) =>
        !own.has(displayName) && (part === undefined || named.has(displayName) === (part === "Pick")),
    );
  });
  const all = new Map([...inherited, ...item.members].map((member) => [member.displayName, member]));
  return [...all.values()].sort((one, other) => (one.displayName < other.displayName ? -1 : 1));
}
