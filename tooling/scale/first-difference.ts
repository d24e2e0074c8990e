import { closeSync, fstatSync, openSync, readSync } from "node:fs";

/** The number of octets to compare at once: files may be too long for memory. */
const CHUNK = 1_048_576;

const LINE_FEED = 10;

/** Reads octets of a file; fewer than requested only at its end. */
function read(file: number, at: number, length = CHUNK): Buffer {
  const octets = Buffer.alloc(length);
  let filled = 0;
  for (let more = 1; more > 0 && filled < length; filled += more)
    more = readSync(file, octets, filled, length - filled, at + filled);
  return octets.subarray(0, filled);
}

/** Counts the equal octets at the beginning. */
function sameOctets(one: Buffer, other: Buffer): number {
  if (one.equals(other)) return one.length;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** Returns the first part of the line that begins at an offset. */
function lineAt(file: number, start: number): string {
  const octets = read(file, start, 100);
  const end = octets.indexOf(LINE_FEED);
  return octets.toString("utf8", 0, end < 0 ? octets.length : end);
}

function difference(found: number, expected: number): string | undefined {
  let [at, line, start] = [0, 1, 0];
  for (;;) {
    const [one, other] = [read(found, at), read(expected, at)];
    const same = sameOctets(one, other);
    for (let feed = one.indexOf(LINE_FEED); feed >= 0 && feed < same; feed = one.indexOf(LINE_FEED, feed + 1)) {
      line += 1;
      start = at + feed + 1;
    }
    if (same < Math.max(one.length, other.length))
      return `line ${line} is ${lineAt(found, start)}, not ${lineAt(expected, start)}`;
    if (same === 0) return undefined;
    at += same;
  }
}

/** Describes the first difference between two files; `undefined` if they are the same. */
export function firstDifference(path: string, expectedPath: string): string | undefined {
  const [found, expected] = [openSync(path, "r"), openSync(expectedPath, "r")];
  try {
    const different = difference(found, expected);
    return different && `${fstatSync(found).size} octets, not ${fstatSync(expected).size}; ${different}`;
  } finally {
    closeSync(found);
    closeSync(expected);
  }
}
