import type { Entry } from "../client/entry.ts";

/** Returns the time in a fact `modify`: "YYYYMMDDHHMMSS", in UTC, with fractions of a second in some servers (RFC 3659 §2.3). */
function timeIn(text: string): Date | undefined {
  const digits = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:\.\d+)?$/.exec(text);
  if (digits === null) return undefined;
  const [year = 0, month = 0, ...rest] = digits.slice(1).map(Number);
  const [day = 0, hour = 0, minute = 0, second = 0] = rest;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

const types: Readonly<Record<string, string>> = { dir: "directory", file: "file" };

/**
 * Reads a line of the answer to `MLSD`: "type=file;size=12;modify=20240229010203; name" (RFC 3659 §7.2).
 *
 * @returns The entry without its URL; `undefined` for the directory itself and its parent.
 */
export function factsIn(line: string): Pick<Entry, "name" | "type" | "size" | "modified"> | undefined {
  const end = line.indexOf(" ");
  const name = line.slice(end + 1);
  const facts = new Map(
    line
      .slice(0, Math.max(0, end))
      .split(";")
      .map((fact) => {
        const equals = fact.indexOf("=");
        return [fact.slice(0, Math.max(0, equals)).toLowerCase(), fact.slice(equals + 1)] as const;
      }),
  );
  const given = facts.get("type")?.toLowerCase();
  if (given === "cdir" || given === "pdir" || name === "" || name === "." || name === "..") return undefined;
  const type = given === undefined ? undefined : (types[given] ?? given);
  const size = facts.get("size") ?? "";
  const modified = timeIn(facts.get("modify") ?? "");
  return {
    name,
    ...(type !== undefined && { type }),
    ...(/^\d{1,15}$/.test(size) && { size: Number(size) }),
    ...(modified !== undefined && { modified }),
  };
}
