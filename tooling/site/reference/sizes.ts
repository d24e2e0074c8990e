import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Finding {
  readonly subject: string;
  readonly on: string;
  readonly figure: number;
}

/** The programs whose size a package's page states: what they are, by package and by the subject and name of the measure. */
const programs: readonly (readonly [name: string, subject: string, on: string, what: string])[] = [
  ["url1738", "core, ten schemes and their registry", "all", "the ten schemes and their registry"],
  ["@url1738/https", "a program", "https and its registry", "https and a registry"],
  ["@url1738/lint", "a program", "https, its registry and advice", "https, a registry and advice"],
  ["@url1738/redact", "a program", "redact", "`redact`"],
];

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Returns a function that states the sizes of bundles with a package, minified and compressed, as the benchmark has measured them. */
export function sizesIn(root: string): (name: string) => string {
  const { results } = JSON.parse(readFileSync(join(root, "tooling/bench/results.json"), "utf8"));
  const findings: readonly Finding[] = results.size;
  const figure = (subject: string, on: string) =>
    findings.find((one) => one.subject === subject && one.on === on)?.figure;
  return (name) => {
    const scheme = name.replace("@url1738/", "");
    const [alone, further] = ["core and one scheme", "a further scheme"].map((subject) => figure(subject, scheme));
    const parts = programs.flatMap(([own, subject, on, what]) => {
      const size = own === name ? figure(subject, on) : undefined;
      return size === undefined ? [] : [`a program with ${what} takes ${kilobytes(size)}`];
    });
    const ofScheme =
      alone === undefined || further === undefined
        ? []
        : [`the scheme alone takes ${kilobytes(alone)}, and adds ${kilobytes(further)} to a program with another`];
    const all = [...ofScheme, ...parts];
    return all.length === 0 ? "" : `Bundled and compressed, ${all.join("; ")}.\n\n`;
  };
}
