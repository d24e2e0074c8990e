/** How many of the last octets may belong to a last line that is a dot: all of `LF . CR LF`. */
const HELD = 4;

/** The length of a line that is a dot and its end, at the end of octets, if there is one; behind nothing, or behind a line end. */
function dotLength(last: Uint8Array, isBeginning: boolean): number {
  const text = Buffer.from(last).toString("latin1");
  const [line] = /(?:(?<=\n)|^)\.\r?\n?$/.exec(text) ?? [];
  return line === undefined || (line.length === text.length && !isBeginning) ? 0 : line.length;
}

/**
 * A text without a last line that is a dot. A dot in the middle stays, for servers send texts as they are.
 *
 * @param pieces - The octets, however they are cut.
 * @param onMissing - Called where there is no such line.
 */
export async function* withoutLastDot(
  pieces: AsyncIterable<Uint8Array>,
  onMissing: () => void = () => {},
): AsyncGenerator<Uint8Array, void> {
  let held: Uint8Array = new Uint8Array();
  let isBeginning = true;
  for await (const piece of pieces) {
    const all = held.length === 0 ? piece : Buffer.concat([held, piece]);
    const passed = Math.max(0, all.length - HELD);
    if (passed > 0) {
      isBeginning = false;
      yield all.subarray(0, passed);
    }
    held = all.subarray(passed);
  }
  const dot = dotLength(held, isBeginning);
  if (dot === 0) onMissing();
  if (held.length > dot) yield held.subarray(0, held.length - dot);
}
