import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Finding {
  readonly subject: string;
  readonly on: string;
  readonly figure: number;
}

/** The words for the sizes of each scheme, by the subject of the measure. */
const ofSchemes: Readonly<Record<string, string>> = {
  "core and one scheme": "the scheme alone takes",
  "a further scheme": "to a program with another it adds",
};

/** The words for the sizes of programs, by the subject and name of the measure, and the package whose page states them. */
const ofPrograms: Readonly<Record<string, readonly [name: string, words: string]>> = {
  "core, ten schemes and their registry: all": ["url1738", "the ten schemes and their registry take"],
  "a program: registry of url1738": ["url1738", "`registry` takes"],
  "a program: web of url1738": ["url1738", "`web` takes"],
  "a program: https and its registry": ["@url1738/https", "https and a registry take"],
  "a program: https, its registry and advice": ["@url1738/lint", "https, a registry and advice take"],
  "a program: redact": ["@url1738/redact", "a program with `redact` takes"],
};

/** Returns a function that states the sizes of bundles with a package, minified and compressed, as the benchmark has measured them. */
export function sizesIn(root: string): (name: string) => string {
  const { size } = JSON.parse(readFileSync(join(root, "tooling/bench/results.json"), "utf8"));
  const sizes = (size.findings as readonly Finding[]).map(({ subject, on, figure }) => {
    const [name, words] = ofPrograms[`${subject}: ${on}`] ?? [`@url1738/${on}`, ofSchemes[subject]];
    return { name, size: `${words} ${(figure / 1000).toFixed(1)} kB` };
  });
  return (wanted) => {
    const figures = sizes.filter(({ name }) => name === wanted).map(({ size }) => size);
    return figures.length === 0 ? "" : `Bundled and compressed, ${figures.join("; ")}.\n\n`;
  };
}
