import { createRedactor, type RedactorOptions } from "../src/index.ts";

/** The parts of secrets, and texts that resemble them. */
export const PIECES = [
  ..."// / \\ \\/\\/ \\/ %2F%2F %2f %5C : %3A @ %40 :80 80/ 8 ? # & ; =".split(" "),
  ..."http https HTTP: ftp git+ https:// http:%2F%2F https%3A%2F%2F \\nhttps:// u:p@h x - \xe9".split(" "),
  ..."token ?token= &sig= api-key <URL: <url: > < \" '".split(" "),
  ...[" ", "\n", "\r\n"],
  ..."% %2 %20 %22 %E9 %25 %253A %252F %2540 %3Ftoken%3D %253Fsig%253D %26 %3D".split(" "),
  ..."\\u0040 \\u002f \\u003a \\u0026 \\u0 &amp; &#64; &# \\x40 \\u{2f} &sol; &colon; &commat; &c %25253A %25252F".split(
    " ",
  ),
  ..."[ ] [::1] [::1]: [:: wss:// ?user[password]= ?%61pi_key= ;a%3Dtoken= <ftp: <x:".split(" "),
  ...["\ud83d", "\ude00", "\udce9"],
];

/** Redacts a text that comes in pieces. */
export function inPieces(pieces: readonly string[], options?: RedactorOptions): string {
  const { push, end } = createRedactor(options);
  return pieces.map(push).join("") + end();
}

/** Cuts a text into pieces of a length. */
export const cut = (text: string, length: number) =>
  Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  );
