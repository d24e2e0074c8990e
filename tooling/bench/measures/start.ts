import { join } from "node:path";
import type { Finding } from "../finding.ts";
import { alternating, processUsage, ratios } from "../process-usage.ts";
import { root } from "../root.ts";
import type { Measure } from "./measure.ts";

const command = join(root, "packages", "cli", "dist", "main.js");

/** The programs to start, and how many times the processor time of Node alone they should take at most. */
const programs: readonly (readonly [subject: string, args: readonly string[], limit: number])[] = [
  ['import "@url1738/https"', ["--input-type=module", "-e", 'import "@url1738/https"'], 1.2],
  ['import "url1738"', ["--input-type=module", "-e", 'import "url1738"'], 1.5],
  ["url1738 parse, one URL", [command, "parse", "ftp://ftp.example.com/pub/a;type=i"], 2.2],
  ["url1738 --version", [command, "--version"], 1.6],
];

/** Measures the processor time of programs that do little besides starting. */
export const start: Measure = async ({ rounds }) => {
  const runs = [["-e", "0"], ...programs.map(([, args]) => args)].map((args) => () => processUsage(args));
  const [bare = [], ...all] = await alternating(2 * rounds, runs);
  return programs.map(
    ([subject, , limit], index): Finding => ({
      subject,
      on: "a process",
      against: "node -e 0",
      ...ratios(all[index] ?? [], bare, ({ cpu }) => cpu),
      unit: "×",
      target: { row: `${subject}, processor time of a process`, limit },
    }),
  );
};
