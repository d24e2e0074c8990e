import { MAX_LENGTH } from "url1738";

/** Returns good, bad and empty lines, octets that are not text, both line ends, and a line that is too long; the last one has no end. */
export function lines(count: number): Buffer {
  const kinds = [
    "news:a",
    "HTTP://Host.dom:80/caf%C3%A9",
    "",
    "http://h_x/",
    "ftp://u:p@h/%E9\r",
    "h\xe9",
    "gopher://h:6379/1",
  ];
  const all = Array.from(
    { length: count },
    (_, index) => `${kinds[index % kinds.length]}${index % 7 === 0 ? index : ""}`,
  );
  all.splice(count / 2, 0, `news:${"a".repeat(MAX_LENGTH)}`);
  return Buffer.from(all.join("\n"), "latin1");
}

/** Cuts octets into chunks as large as those of files. */
export function inChunks(octets: Buffer): readonly Buffer[] {
  return Array.from({ length: Math.ceil(octets.length / 65_536) }, (_, at) =>
    octets.subarray(at * 65_536, (at + 1) * 65_536),
  );
}
