import type { Entry } from "../client/resource.ts";
import { countIn } from "../wire/count-in.ts";

/** A leap second (RFC 3659 §2.3), at the end of its day; a `Date` has only the second before it. */
const LEAP = /235960$/;

/**
 * Returns the time in a fact `modify`, "YYYYMMDDHHMMSS" and perhaps a fraction of a second, in UTC (RFC 3659 §2.3); `undefined` for a time
 * that does not exist.
 */
function timeIn(text: string): Date | undefined {
  const [, whole = "", fraction = ""] = /^(\d{14})(\.\d+)?$/.exec(text) ?? [];
  const iso = whole.replace(LEAP, "235959").replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, "$1-$2-$3T$4:$5:$6");
  const time = new Date(`${iso}${fraction}Z`);
  // A day after the last of its month would be one of the next month.
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(`${iso}.`) ? time : undefined;
}

/** The words that other protocols have for a type. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ["dir", "directory"],
  ["file", "file"],
]);

/** The types of the listed directory itself, and of those above it. */
const ABOVE = ["cdir", "pdir"];

/**
 * Reads a line of the answer to `MLSD`, "type=file;size=12;modify=20240229010203; name" (RFC 3659 §7.2).
 *
 * @returns The entry; `undefined` for the directory itself and those above it, and for a line without a name, which follows the first space.
 */
export function factsIn(line: string): Pick<Entry, "name" | "type" | "size" | "modified"> | undefined {
  const [, written = "", name = ""] = /^([^ ]*) (.+)$/s.exec(line) ?? [];
  const facts = new Map(
    [...written.matchAll(/([^;=]+)=([^;]*)/g)].map(([, fact = "", value = ""]) => [fact.toLowerCase(), value]),
  );
  const word = facts.get("type") ?? "";
  if (name === "" || name === "." || name === ".." || ABOVE.includes(word.toLowerCase())) return undefined;
  const type = TYPES.get(word.toLowerCase()) ?? word;
  const size = countIn(facts.get("size"));
  const modified = timeIn(facts.get("modify") ?? "");
  return {
    name,
    ...(type !== "" && { type }),
    ...(size !== undefined && { size }),
    ...(modified !== undefined && { modified }),
  };
}
