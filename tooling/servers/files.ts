import { mkdirSync, writeFileSync } from "node:fs";

/** The files that all servers serve, by path; names and contents are octets, one per character. */
export const files: Readonly<Record<string, string>> = {
  "pub/readme.txt": "hello\nline two\n",
  "pub/dots.txt": "hello\n.\n..two dots\nlast\n",
  "pub/a;b.txt": "semi\n",
  "pub/a b/c d.txt": "spaces\n",
  "pub/ lead.txt": "lead\n",
  "pub/trail ": "trail\n",
  "pub/50%off": "pct\n",
  "pub/tilde~t": "tilde\n",
  "pub/[x]*.txt": "star\n",
  "pub/-l": "minus\n",
  "pub/-dash/f": "dashdir\n",
  "pub/caf\xe9.txt": "latin1\n",
  "pub/caf\xc3\xa9u.txt": "utf8\n",
  "pub/i\xffac.txt": "iac\n",
  "pub/big.bin": "0123456789abcdef".repeat(187_500),
};

const octets = (text: string) => Buffer.from(text, "latin1");

/** Writes the files into a folder. */
export function makeFiles(folder: string): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(octets(`${folder}/${path.replace(/[^/]*$/, "")}`), { recursive: true });
    writeFileSync(octets(`${folder}/${path}`), octets(content));
  }
  mkdirSync(`${folder}/pub/emptydir`);
}
