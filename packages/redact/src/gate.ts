import { type Finder, type Found, NOWHERE } from "./spans.ts";

/**
 * Keeps a finder from lines that have no secret: most of them. A cheap test tells which may have one, and the finder reads only those, as if
 * the others were not there, which changes nothing where it has settled.
 */
export class Gate implements Finder {
  readonly #mayHave: (text: string) => boolean;
  readonly #create: () => Finder;
  #finder: Finder | undefined;
  /** The number of characters that the finder has not read. */
  #skipped = 0;
  #isLineStart = true;

  /**
   * @param mayHave - Tells whether whole lines may have a secret, or the beginning of one.
   * @param create - Makes the finder.
   */
  constructor(found: Found, mayHave: (text: string) => boolean, create: (found: Found) => Finder) {
    this.#mayHave = mayHave;
    this.#create = () => create((index, end, ...kind) => found(index + this.#skipped, end + this.#skipped, ...kind));
  }

  read(piece: string): void {
    for (let index = 0; index < piece.length; ) {
      const isSettled = this.#isLineStart && this.isSettled();
      // If the rest is clean, all its lines are; else they are asked about one by one.
      const lines = isSettled ? piece.lastIndexOf("\n") + 1 : 0;
      if (lines > index && !this.#mayHave(piece.slice(index, lines))) {
        this.#skipped += lines - index;
        index = lines;
        continue;
      }
      const next = piece.indexOf("\n", index) + 1 || piece.length;
      const line = piece.slice(index, next);
      if (isSettled && line.endsWith("\n") && next < lines && !this.#mayHave(line)) this.#skipped += line.length;
      else this.#open().read(line);
      this.#isLineStart = line.endsWith("\n");
      index = next;
    }
  }

  end(): void {
    this.#finder?.end();
  }

  earliest(): number {
    const earliest = this.#finder?.earliest() ?? NOWHERE;
    return earliest === NOWHERE ? NOWHERE : earliest + this.#skipped;
  }

  isSettled(): boolean {
    return this.#finder?.isSettled() ?? true;
  }

  #open(): Finder {
    this.#finder ??= this.#create();
    return this.#finder;
  }
}
