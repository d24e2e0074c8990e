import type { Writable } from "node:stream";
import type { Progress } from "@url1738/client";
import cliProgress, { type SingleBar } from "cli-progress";
import type { Say } from "../language/language.ts";

const UNITS = ["B", "kB", "MB", "GB", "TB"];

function spellOctets(octets: number, say: Say): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, octets)) / 3)));
  return say(`{number} ${UNITS[power]}`, { number: Number((octets / 1000 ** power).toFixed(power === 0 ? 0 : 1)) });
}

/** The milliseconds between two updates: pieces arrive much faster than anybody reads. */
const PAUSE = 50;

/** Shows the progress of a transfer on a terminal: the rate, and if the size is known, a bar and the remaining time. */
export function transferBar(
  terminal: Writable,
  say: Say,
): { readonly update: (progress: Progress) => void; readonly clear: () => void } {
  const begun = Date.now();
  const spell = (octets: number) => spellOctets(octets, say);
  let bar: SingleBar | undefined;
  let drawn = 0;

  function update({ received, size }: Progress): void {
    const now = Date.now();
    if (now - drawn < PAUSE) return;
    drawn = now;
    const seconds = Math.max(0.001, (now - begun) / 1000);
    const part = spell(received);
    const payload = {
      much: size === undefined ? part : say("{part} of {whole}", { part, whole: spell(size) }),
      rate: `${spell(received / seconds)}/s`,
    };
    if (bar !== undefined) {
      bar.update(received, payload);
      return;
    }
    const left = size === undefined ? "" : say(" | {eta_formatted} left");
    bar = new cliProgress.SingleBar({
      stream: terminal as NodeJS.WritableStream,
      format: `${size === undefined ? "" : "{bar} {percentage} % | "}{much} | {rate}${left}`,
      barCompleteChar: "#",
      barIncompleteChar: "-",
      clearOnComplete: true,
      hideCursor: true,
      gracefulExit: false,
    });
    bar.start(size ?? 0, received, payload);
  }

  return { update, clear: () => bar?.stop() };
}
