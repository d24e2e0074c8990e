import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A reason, as `url1738 explain` has it. */
type Reason = Readonly<Record<"reason" | "kind" | "code" | "params" | "example" | "en", string>>;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Writes one reason, below a heading whose anchor has the kind: an error and a hint may have the same reason. */
const itemOf = ({ reason, kind, params, example, en }: Reason) => `<li>

## ${reason} {#${kind}-${reason}}

<p v-pre>${escaped(en)}<br><code>${escaped(example)}</code>${params === "" ? "" : `<br><small>Params: ${params}</small>`}</p>
</li>
`;

const NOTE =
  "In the examples, `parse`, `build`, `format` and `access` are those of the registry of `url1738`; [Errors](/docs/errors.md#all-reasons) says more.";

/** Writes the page of all reasons, in groups, which its readers filter. */
export function writeReasons(root: string, into: string): void {
  const reasons: readonly Reason[] = JSON.parse(readFileSync(join(root, "packages/cli/data/reasons.json"), "utf8"));
  const groups = [...Map.groupBy(reasons, ({ kind, code }) => `${kind}: ${code}`)]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([group, members]) => {
      const items = members.map(itemOf).join("");
      return `<details><summary>${group} (${members.length})</summary><ul>\n${items}</ul></details>\n`;
    });
  const field = '<label for="words">Words of a message, a reason or an example</label><input id="words" type="search">';
  const text = `<div class="reasons">${field}<p role="status"></p>\n${groups.join("")}</div>`;
  writeFileSync(join(into, "reasons.md"), `---\noutline: false\n---\n\n# All reasons\n\n${NOTE}\n\n${text}\n`);
}
