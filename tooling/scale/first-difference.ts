import { readFileSync } from "node:fs";

function lineAt(octets: Buffer, line: number): string {
  let start = 0;
  for (let count = 0; count < line; count++) start = octets.indexOf(10, start) + 1;
  const end = octets.indexOf(10, start);
  return octets.toString("utf8", start, Math.min(end < 0 ? octets.length : end, start + 100));
}

/** Where two files differ, if they do. */
export function firstDifference(path: string, expectedPath: string): string | undefined {
  const [found, expected] = [readFileSync(path), readFileSync(expectedPath)];
  if (found.equals(expected)) return undefined;
  let at = 0;
  while (found[at] === expected[at]) at += 1;
  const line = expected.subarray(0, at).reduce((count, octet) => count + Number(octet === 10), 0);
  return `${found.length} octets, not ${expected.length}; line ${line + 1} is ${lineAt(found, line)}, not ${lineAt(expected, line)}`;
}
