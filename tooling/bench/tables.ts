import { type Finding, isMet, type Target } from "./finding.ts";
import { occurring } from "./occurring.ts";

/** Writes a figure with its unit. */
export function spelt(figure: number, unit: Finding["unit"]): string {
  if (unit === "bytes") return `${Math.round(figure).toLocaleString("en")} bytes`;
  const digits = figure >= 100 ? 0 : figure >= 10 ? 1 : 2;
  return `${figure.toFixed(digits)} ${unit}`;
}

const bound = ({ limit, atLeast }: Target, unit: Finding["unit"]) =>
  `${atLeast ? "≥" : "≤"} ${unit === "bytes" ? spelt(limit, unit) : `${limit} ${unit}`}`;

const verdict = (finding: Finding, target: Target) => (isMet(finding.figure, target) ? "met" : "**not met**");

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** The columns of the first page's table, with what follows the name of a corpus: of several, the worst counts. */
const PROGRAMS: ReadonlyMap<string, string> = new Map([
  ["first 2,000 calls", ", the first 2,000 of a process"],
  ["warm", ""],
]);

const SPEEDS = [
  ["registry.parse", "new URL(s)"],
  ["registry.canParse", "URL.canParse"],
  ["registry.format", "new URL(s).href"],
  ["registry.normalize", "new URL(s).href"],
] as const;

/** Writes the findings of URLs as they occur, for the first page. */
export function headlines(findings: readonly Finding[]): string {
  const speeds = SPEEDS.map(([subject, against]) => {
    const figuresOn = (corpora: readonly string[]) =>
      findings.flatMap((finding) =>
        finding.subject === subject && finding.against === against && corpora.includes(finding.on)
          ? finding.figure
          : [],
      );
    const worst = (what: string) => Math.max(...figuresOn([...occurring.keys()].map((name) => name + what)));
    return [`${code(subject)}, ${code(against)}`, ...[...PROGRAMS.values()].map((what) => worst(what).toFixed(2))];
  });
  const sizes = findings.filter(({ target }) => target?.row === "core and one scheme, each, min+gzip");
  const { figure, unit } = sizes.reduce((left, right) => (isWorse(right, left) ? right : left));
  return `${table(["compared", ...PROGRAMS.keys()], speeds)}

Core and the largest scheme take ${spelt(figure, unit)}, minified and compressed.`;
}

/** Writes the targets, one row each; of several figures the worst. */
export function targetTable(findings: readonly Finding[]): string {
  const rows = new Map<string, Finding[]>();
  for (const finding of findings) {
    const row = finding.target?.row;
    if (row !== undefined) rows.set(row, [...(rows.get(row) ?? []), finding]);
  }
  const cells = [...rows].map(([row, all]) => {
    const worst = all.reduce((left, right) => (isWorse(right, left) ? right : left));
    const target = worst.target as Target;
    const which = all.length > 1 ? ` (worst: ${worst.on})` : "";
    const figure = spelt(worst.figure, worst.unit);
    return [`${row}${which}`, code(worst.against), figure, bound(target, worst.unit), verdict(worst, target)];
  });
  return table(["what", "compared with", "figure", "target", ""], cells);
}

/** Returns a figure as a share of its limit; those of a kind share a row with others. */
const shareOf = ({ figure, target }: Finding) => figure / (target?.limit ?? 1);

const isWorse = (left: Finding, right: Finding) =>
  left.target?.atLeast ? left.figure < right.figure : shareOf(left) > shareOf(right);

const KIND_COLUMNS = ["parse", "canParse", "format", "normalize", "canParse, wrong"];

/** Writes a row for each kind of spelling, below one with the limits that they share; a figure above its limit has a mark. */
export function kindTable(findings: readonly Finding[]): string {
  const kinds = Map.groupBy(findings, ({ on }) => on);
  const limitsOf = (all: readonly Finding[]) => all.map(({ target }) => (target ? `≤ ${target.limit}` : "")).join("|");
  const cell = ({ figure, target }: Finding) =>
    figure.toFixed(figure < 10 ? 2 : 1) + (target === undefined || isMet(figure, target) ? "" : " ✗");
  const groups = [...Map.groupBy(kinds, ([, all]) => limitsOf(all))];
  const rows = groups.flatMap(([limits, all]) => [
    `||${limits}||`,
    ...all.map(([name, figures]) => {
      const mark = figures.every(({ figure, target }) => target === undefined || isMet(figure, target)) ? "✓" : "✗";
      return `|${name}|${figures.map(cell).join("|")}|${mark}|`;
    }),
  ]);
  return [`|kind|${KIND_COLUMNS.join("|")}||`, `|${"---|".repeat(KIND_COLUMNS.length + 2)}`, ...rows].join("\n");
}

/** Formats the names of functions as code, and leaves other text alone. */
const code = (text: string) => (/[(.]/.test(text) ? `\`${text}\`` : text);

/** Writes all findings, each with its spread and what else is known of it. */
export function fullTable(findings: readonly Finding[]): string {
  const cells = findings.map((finding) => {
    const { subject, on, against, figure, unit, spread, clock, to, target, note } = finding;
    const range = spread ? spread.map((value) => spelt(value, unit).split(" ")[0]).join("–") : "";
    const goal = target ? `${bound(target, unit)}: ${verdict(finding, target)}` : "";
    const beside = [clock && `${clock.toFixed(2)} × by the clock`, to && `of ${Math.round(to)} ns`, note].filter(
      Boolean,
    );
    return [code(subject), on, code(against), spelt(figure, unit), range, goal, beside.join("; ")];
  });
  return table(["what", "on", "compared with", "median", "spread", "target", ""], cells);
}

/** Writes a row for each family: how many texts both read rightly, the kinds that the peer does not, speed and size. */
export function familyTable(findings: readonly Finding[]): string {
  const families = Map.groupBy(findings, ({ on, subject, against }) => (on === "time" ? subject : against));
  const specifications = [...families].filter(([, all]) => all.some(({ on }) => on === "right"));
  const rows = specifications.map(([specification, all]) => {
    const figures = (on: string) => all.filter((finding) => finding.on === on);
    const [own, peer] = figures("right") as [Finding, Finding];
    const time = findings.find(({ on, subject }) => on === "time" && subject === own.subject) as Finding;
    const sizes = figures("size").map(({ figure }) => Math.round(figure).toLocaleString("en"));
    const right = `${own.figure}${own.note ? ` (not: ${own.note})` : ""}, ${peer.figure}`;
    return [
      `${own.subject}, ${peer.subject}`,
      specification,
      right,
      peer.note ?? "",
      spelt(time.figure, "×"),
      sizes.join(", "),
    ];
  });
  const head = ["packages", "by", "right, of 50", "the second is wrong about", "time of the first", "bytes, min+gzip"];
  return table(head, rows);
}

/** Writes the ratios of everyone to one contender: a row for each corpus, a column for each of the others. */
export function peerTable(findings: readonly Finding[]): string {
  const subjects = [...new Set(findings.map(({ subject }) => subject))];
  const corpora = [...new Set(findings.map(({ on }) => on))];
  const rows = corpora.map((on) => [
    on,
    ...subjects.map((subject) => {
      const finding = findings.find((finding) => finding.on === on && finding.subject === subject);
      if (finding === undefined) return "refuses all";
      return finding.figure.toFixed(2) + (finding.note === undefined ? "" : ` (${finding.note})`);
    }),
  ]);
  return table(["", ...subjects.map(code)], rows);
}
