import { Writable } from "node:stream";
import type { Progress } from "@url1738/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { transferBar } from "../../src/fetch/transfer-bar.ts";
import { english } from "../../src/language/chosen-language.ts";
import { french } from "../../src/language/french.ts";
import type { Language } from "../../src/language/language.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"] }));

afterEach(() => vi.useRealTimers());

/** Returns what is drawn of a transfer; each step comes after so many milliseconds. */
function drawn(
  { say }: Language,
  steps: readonly (readonly [milliseconds: number, progress: Progress])[],
): readonly string[] {
  const texts: string[] = [];
  const terminal = new Writable({
    write: (chunk: Buffer, _encoding, callback) => {
      texts.push(chunk.toString());
      callback();
    },
  });
  const bar = transferBar(
    Object.assign(terminal, { isTTY: true, columns: 200, cursorTo: () => true, clearLine: () => true }) as Writable,
    say,
  );
  for (const [milliseconds, progress] of steps) {
    vi.advanceTimersByTime(milliseconds);
    bar.update(progress);
  }
  vi.advanceTimersByTime(1000);
  bar.clear();
  // All but control sequences is drawn.
  return texts.filter((text) => /[A-Za-z]/.test(text) && !text.startsWith("\u001b"));
}

const known: readonly (readonly [number, Progress])[] = [
  [1000, { received: 0, size: 4_000_000 }],
  [10, { received: 100, size: 4_000_000 }],
  [990, { received: 999, size: 4_000_000 }],
  [1000, { received: 1_500_000, size: 4_000_000 }],
];

test("the bar of a transfer whose size is known", () => {
  const all = drawn(english, known);
  expect(all[0]).toBe(`${"-".repeat(40)} 0 % | 0 B of 4 MB | 0 B/s | 0s left`);
  expect(all.at(-1)).toContain(`${"#".repeat(15)}${"-".repeat(25)} 37 % | 1.5 MB of 4 MB | 500 kB/s | `);
  expect(all.join("\n")).not.toContain("100 B");
});

test("in French, with decimal commas", () => {
  expect(drawn(french, known).at(-1)).toMatch(/37 % \| 1,5.Mo sur 4.Mo \| 500.ko\/s \| /);
});

test.each<[received: number, much: string]>([
  [0, "0 B"],
  [999, "999 B"],
  [1000, "1 kB"],
  [1049, "1 kB"],
  [1050, "1.1 kB"],
  [999_999, "1000 kB"],
  [1_000_000, "1 MB"],
  [2_500_000_000, "2.5 GB"],
  [7_000_000_000_000_000, "7000 TB"],
])("%d octets of an unknown size are %s", (received, much) => {
  expect(drawn(english, [[1000, { received, size: undefined }]])).toEqual([`${much} | ${much}/s`]);
});
