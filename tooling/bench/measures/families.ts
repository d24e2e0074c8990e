import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { bundle, compressed } from "../bundle.ts";
import { type Family, families, madeBy } from "../connection-strings.ts";
import type { Finding } from "../finding.ts";
import { contender, race, ratio } from "../race.ts";
import { type Effort, inProcesses } from "./measure.ts";

/** Removes the fields without a value, so that only values are compared. */
const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/** Returns what a reader makes of a text; nothing if it refuses it. */
function outcomeOf(read: (text: string) => unknown, text: string): unknown {
  try {
    return read(text);
  } catch {
    return undefined;
  }
}

/** Returns how many texts a reader reads as the specification says, and the kinds of the others. */
function rightOf(family: Family, read: (text: string) => unknown) {
  const all = madeBy(family);
  const wrong = all.filter(({ text, value }) => !isDeepStrictEqual(plain(outcomeOf(read, text)), plain(value)));
  return { right: all.length - wrong.length, note: [...new Set(wrong.map(({ kind }) => kind))].join(", ") };
}

/** Compares a family with the package that people use, in this process. */
export async function measureFamily(ours: string, { rounds }: Effort): Promise<readonly Finding[]> {
  const family = families.find((each) => each.ours === ours) as Family;
  const { peer, entry, readers, calls } = family;
  const texts = madeBy(family).flatMap(({ text }) => {
    const isRead = readers.every((read) => outcomeOf(read, text) !== undefined);
    return isRead ? text : [];
  });
  const [own, theirs] = readers.map((read) => rightOf(family, read)) as [Right, Right];
  const subjects = [ours, peer] as const;
  const times = race(
    calls.map((call, index) => contender(subjects[index] as string, call, texts)),
    { rounds },
  );
  const path = fileURLToPath(new URL(`../node_modules/${entry}`, import.meta.url));
  const programs = [`export { ${ours} } from "@url1738/${ours}";`, `export * from ${JSON.stringify(path)};`];
  const sizes = await Promise.all(programs.map(async (program) => compressed(await bundle(program))));
  const findingOf = (index: 0 | 1, on: string, figure: number, unit: Finding["unit"], note = ""): Finding => ({
    subject: subjects[index],
    on,
    against: family.specification,
    figure,
    unit,
    ...(note !== "" && { note }),
  });
  return [
    findingOf(0, "right", own.right, "of 50", own.note),
    findingOf(1, "right", theirs.right, "of 50", theirs.note),
    { ...findingOf(0, "time", 0, "×"), against: peer, ...ratio(times, ours, peer) },
    findingOf(0, "size", sizes[0] as number, "bytes"),
    findingOf(1, "size", sizes[1] as number, "bytes"),
  ];
}

type Right = ReturnType<typeof rightOf>;

/** Compares each family in a process of its own. */
export const ofFamilies = inProcesses(
  import.meta.url,
  measureFamily.name,
  families.map(({ ours }) => ours),
);
