import { createSecretFinder, type Span } from "@url1738/redact";
import { spansInHit, type UrlHit } from "@url1738/text";

/** The characters that are remembered before the end of the text: more than a URL and a secret have. */
const REMEMBERED = 2 ** 18;

/** A hit, and a function that returns the secrets of the whole text in a reading of it. */
export type HitInText = readonly [
  hit: UrlHit,
  secretsIn: (reading: Pick<UrlHit, "text" | "fragment">) => readonly Span[],
];

/** Finds the secrets that a whole text has in its URLs: those that begin before a URL or go on behind it do not show in it. */
export class SecretsAround {
  readonly #finder: ReturnType<typeof createSecretFinder>;
  /** The offset in the whole text where this text begins. */
  readonly #start: number;
  /** The text that is remembered, and its offset. */
  #text = "";
  #from = 0;
  #secrets: Span[] = [];
  /** The number of secrets before the last hit. */
  #passed = 0;
  #waiting: UrlHit[] = [];

  constructor(softBreaks: boolean, start = 0) {
    this.#finder = createSecretFinder({ softBreaks });
    this.#start = start;
  }

  /** Takes a piece of the text and the hits that it completes; returns those about which all is known. */
  push(piece: string, hits: readonly UrlHit[]): readonly HitInText[] {
    this.#text += piece;
    return this.#decided(this.#finder.push(piece), hits, this.#finder.decidedTo());
  }

  /** Ends the text. */
  end(piece: string, hits: readonly UrlHit[]): readonly HitInText[] {
    const last = this.push(piece, hits);
    return [...last, ...this.#decided(this.#finder.end(), [], Number.POSITIVE_INFINITY)];
  }

  isSettled(): boolean {
    return this.#waiting.length === 0 && this.#finder.isSettled();
  }

  #decided(secrets: readonly Span[], hits: readonly UrlHit[], to: number): readonly HitInText[] {
    this.#secrets.push(...secrets);
    this.#waiting.push(...hits);
    const undecided = this.#waiting.findIndex(({ end }) => end - this.#start > to);
    const decided = this.#waiting.splice(0, undecided < 0 ? this.#waiting.length : undecided);
    const hitsInText = decided.map((hit): HitInText => [hit, this.#secretsIn(hit)]);
    this.#forget();
    return hitsInText;
  }

  /** Hits come in order, so the secrets before one are passed over once. */
  #secretsIn({ start, end }: UrlHit): HitInText[1] {
    const [first, last] = [start - this.#start, end - this.#start];
    const [text, from] = [this.#text, this.#from];
    while ((this.#secrets[this.#passed]?.end ?? Number.POSITIVE_INFINITY) <= first) this.#passed++;
    const spans: Span[] = [];
    for (let next = this.#passed; ; next++) {
      const secret = this.#secrets[next];
      if (secret === undefined || secret.index >= last) break;
      spans.push({ index: secret.index - from, end: secret.end - from });
    }
    return (reading) =>
      first < from
        ? [{ index: 0, end: Number.POSITIVE_INFINITY }]
        : spansInHit(text, { ...reading, start: first - from, end: last - from }, spans);
  }

  #forget(): void {
    const first = this.#waiting[0];
    const last = this.#from + this.#text.length - REMEMBERED;
    const to = Math.min(last, first === undefined ? last : first.start - this.#start) - this.#from;
    if (to < REMEMBERED) return;
    this.#text = this.#text.slice(to);
    this.#from += to;
    this.#secrets = this.#secrets.slice(this.#passed).filter(({ end }) => end > this.#from);
    this.#passed = 0;
  }
}
