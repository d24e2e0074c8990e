import { resolve } from "node:path";
import { getReleasePlan } from "@changesets/get-release-plan";
import { builtPackages } from "./manifests.ts";
import { refusals } from "./refusals.ts";

const root = resolve(import.meta.dirname, "../../..");
const found = refusals(builtPackages(root), (await getReleasePlan(root)).changesets);

if (found.length > 0) {
  console.error(`These versions must not be released (docs/versions.md says why):\n${found.join("\n")}`);
  process.exitCode = 1;
}
