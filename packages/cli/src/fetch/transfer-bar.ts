import type { Writable } from "node:stream";
import type { Progress } from "@url1738/client";
import cliProgress, { type SingleBar } from "cli-progress";
import type { Say } from "../language/language.ts";

const UNITS = ["B", "kB", "MB", "GB", "TB"];

/** Returns a number of octets as people read it. */
function spellOctets(octets: number, say: Say): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, octets)) / 3)));
  return say(`{number} ${UNITS[power]}`, { number: Number((octets / 1000 ** power).toFixed(power === 0 ? 0 : 1)) });
}

/** The milliseconds between two updates: pieces arrive much faster than anybody reads. */
const PAUSE = 50;

/** Shows the progress of a transfer on a terminal: the rate, and if the size is known, a bar and the remaining time. */
export class TransferBar {
  readonly #stream: Writable;
  readonly #say: Say;
  readonly #begun = Date.now();
  #bar: SingleBar | undefined;
  #drawn = 0;

  /** @param stream - The terminal. */
  constructor(stream: Writable, say: Say) {
    this.#stream = stream;
    this.#say = say;
  }

  /** Updates the bar. */
  update({ received, size }: Progress): void {
    const now = Date.now();
    if (now - this.#drawn < PAUSE) return;
    this.#drawn = now;
    const seconds = Math.max(0.001, (now - this.#begun) / 1000);
    const say = this.#say;
    const spell = (octets: number) => spellOctets(octets, say);
    const payload = {
      much:
        size === undefined ? spell(received) : say("{part} of {whole}", { part: spell(received), whole: spell(size) }),
      rate: `${spell(received / seconds)}/s`,
    };
    if (this.#bar === undefined) {
      const left = size === undefined ? "" : say(" | {eta_formatted} left");
      this.#bar = new cliProgress.SingleBar({
        stream: this.#stream as NodeJS.WritableStream,
        format: `${size === undefined ? "" : "{bar} {percentage} % | "}{much} | {rate}${left}`,
        barCompleteString: "#".repeat(40),
        barIncompleteString: "-".repeat(40),
        clearOnComplete: true,
        hideCursor: true,
        gracefulExit: false,
      });
      this.#bar.start(size ?? 0, received, payload);
    } else this.#bar.update(received, payload);
  }

  /** Removes the bar. */
  clear(): void {
    this.#bar?.stop();
  }
}
