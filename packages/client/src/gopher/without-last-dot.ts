/** The greatest length of a last line that is a dot: the dot and its line end. */
const LONGEST = 3;

const LF = 0x0a;

const NOTHING = new Uint8Array();

const isDot = (line: Uint8Array) => /^\.\r?\n?$/.test(Buffer.from(line).toString("latin1"));

/** Returns the index of a piece's last line if that line, as far as it has arrived, is a dot; otherwise the piece's length. */
function dotAt(piece: Uint8Array, isLineStart: boolean): number {
  for (let start = Math.max(0, piece.length - LONGEST); start < piece.length; start++)
    if ((start === 0 ? isLineStart : piece[start - 1] === LF) && isDot(piece.subarray(start))) return start;
  return piece.length;
}

/** Removes a last line that is a dot, and calls `onMissing` if there is none. A dot in the middle stays, since servers send texts unchanged. */
export async function* withoutLastDot(
  pieces: AsyncIterable<Uint8Array>,
  onMissing: () => void = () => {},
): AsyncGenerator<Uint8Array, void> {
  // A line that is a dot, as far as it has arrived: the last line, unless something follows.
  let held: Uint8Array = NOTHING;
  let isLineStart = true;
  for await (const piece of pieces) {
    if (held.length > 0) {
      const line = Buffer.concat([held, piece.subarray(0, LONGEST)]);
      if (piece.length < LONGEST && isDot(line)) {
        held = line;
        continue;
      }
      yield held;
      isLineStart = held.at(-1) === LF;
    }
    const start = dotAt(piece, isLineStart);
    if (start > 0) yield piece.subarray(0, start);
    held = start < piece.length ? Uint8Array.from(piece.subarray(start)) : NOTHING;
    isLineStart = piece.at(-1) === LF;
  }
  if (held.length === 0) onMissing();
}
