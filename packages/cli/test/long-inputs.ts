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

/** Returns lines of which few are settled at their end: secrets in wrappers, members and arguments that go on in the next one. */
export function texts(count: number): Buffer {
  const kinds = [
    "GET http://u:p@h/?token=x 200",
    "see <URL:ftp://u:p",
    "w@h/> and <http://h/",
    '{"password":',
    '"x", "a": "http:=',
    '//t@h/"}',
    'curl "--user",',
    "u:p h\xe9 \xc3\xa9",
    "plain",
  ];
  const all = Array.from({ length: count }, (_, index) => `${kinds[(index * index) % kinds.length]} ${index}`);
  // Of 6,006 lines, the first part ends within the second of these, a secret, and the next one within the third.
  const secrets = `ftp://u:${"\xc3\xa9".repeat(30_000)}`.repeat(10);
  all.splice(count / 2, 0, "x".repeat(3_580_000), secrets, "x".repeat(2 ** 22), "plain");
  return Buffer.from(all.join("\n"), "latin1");
}
