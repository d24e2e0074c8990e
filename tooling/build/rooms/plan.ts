import { readFileSync } from "node:fs";

/** A room: a folder of a package's `src`. */
export interface Room {
  readonly packageName: string;
  readonly room: string;
}

/** Returns the rooms that CONTRIBUTING.md lists: the rows of its table, for each package from the ground up. */
export function plannedRooms(contributing: string): readonly Room[] {
  const rows = readFileSync(contributing, "utf8").matchAll(/^\| (?<packageName>[\w-]+) \| `(?<room>[\w-]+)\/` \| \S/gm);
  return [...rows].map(({ groups }) => groups as unknown as Room);
}
