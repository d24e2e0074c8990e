import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plan } from "./plan/plan.ts";

/** The places for the name of the copyright holder in a licence. */
const HOLDER = /<(?:copyright holders|owner)>|AUTHOR EMAIL/gi;

/** Returns the text of a licence, with the year and the holder of the copyright. */
export function licenceText({ license, year, holder }: Pick<Plan, "license" | "year" | "holder">): string {
  const path = createRequire(import.meta.url).resolve(`spdx-license-list/licenses/${license}.json`);
  const { licenseText } = JSON.parse(readFileSync(path, "utf8")) as { readonly licenseText: string };
  return `${licenseText
    .replaceAll(/<year>|\bYEAR\b/g, String(year))
    .replaceAll(HOLDER, () => holder)
    .trimEnd()}\n`;
}
