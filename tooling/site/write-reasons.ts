import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A reason, as `url1738 explain` has it. */
export interface Reason {
  readonly reason: string;
  readonly kind: string;
  readonly code: string;
  readonly params: string;
  readonly example: string;
  readonly en: string;
}

/** Returns all reasons. */
export function reasonsIn(root: string): readonly Reason[] {
  return JSON.parse(readFileSync(join(root, "packages/cli/data/reasons.json"), "utf8"));
}

const PAGE = `---
outline: false
---

<script setup>
import reasons from "./reasons.json";
</script>

# All reasons

In the examples, \`parse\`, \`build\`, \`format\` and \`access\` are those of the registry of \`url1738\`; [Errors](/docs/errors.md#all-reasons) says more.

<Reasons :reasons="reasons" />
`;

/** Writes the page of all reasons, which its readers filter, and its data. */
export function writeReasons(root: string, into: string): void {
  const shown = reasonsIn(root).map(({ reason, kind, code, params, example, en }) => {
    return { reason, kind, code, params, example, en } satisfies Reason;
  });
  writeFileSync(join(into, "reasons.json"), JSON.stringify(shown));
  writeFileSync(join(into, "reasons.md"), PAGE);
}
