import { resolve } from "node:path";
import { readChangesets } from "@changesets/read";
import { manifests } from "./manifests.ts";
import { refusals } from "./refusals.ts";

const root = resolve(import.meta.dirname, "../../..");
const found = refusals(manifests(root), await readChangesets(root));

if (found.length > 0) {
  console.error(`These versions must not be released (docs/versions.md says why):\n${found.join("\n")}`);
  process.exitCode = 1;
}
