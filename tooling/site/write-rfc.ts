import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("{", "&#123;");

/** The foot of a page and the head of the next, which are not part of the text. */
const furniture = /^Berners-Lee, Masinter & McCahill.*\n(?:\f?RFC 1738 .*\n)?/gm;

const heading = /^(?:(?<number>\d(?:\.\d+)*)\.? |(?<name>APPENDIX|References)\b).*$/;

/** Returns the anchor of a section, as errors name it. */
const sectionId = (name: string) => `section-${name.toLowerCase()}`;

/** Writes RFC 1738 as a page, with an anchor for each section and for each line of its grammar. */
export function writeRfc(root: string, into: string): void {
  const lines = readFileSync(join(root, "tooling/documents/rfc/rfc1738.txt"), "utf8")
    .replace(furniture, "")
    .split("\n");
  let section = "";
  const seen = new Set<string>();
  const marked = lines.map((line) => {
    const { number, name } = heading.exec(line)?.groups ?? {};
    const target = number ?? name;
    // The table of schemes and the references also have lines that begin with numbers.
    const isHeading = target !== undefined && /[A-Z]/.test(line.replace(/^\S+ /, "")[0] ?? "") && !seen.has(target);
    if (isHeading) {
      section = target;
      seen.add(target);
      return `</pre>\n\n## ${escaped(line).replace(":", "&#58;")} {#${sectionId(target)}}\n\n<pre v-pre>`;
    }
    const [, rule] = section === "5" ? (/^([a-z][\w+-]*) += /.exec(line) ?? []) : [];
    return rule === undefined ? escaped(line) : `<a id="rule-${rule}"></a>${escaped(line)}`;
  });
  const note = "The text of RFC 1738, as the tests compare the grammars with it; only page breaks are left out.";
  writeFileSync(
    join(into, "rfc1738.md"),
    `---\noutline: 2\n---\n\n# RFC 1738\n\n${note}\n\n<pre v-pre>${marked.join("\n")}</pre>\n`,
  );
}
