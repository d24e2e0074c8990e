import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plan } from "./plan/plan.ts";

/** Where a licence has the name of who holds the copyright. */
const HOLDER = /<(?:copyright holders|owner)>|AUTHOR EMAIL/gi;

/** The text of a licence, of a year and a holder of the copyright. */
export function licenceText({ license, year, holder }: Pick<Plan, "license" | "year" | "holder">): string {
  const path = createRequire(import.meta.url).resolve(`spdx-license-list/licenses/${license}.json`);
  const { licenseText } = JSON.parse(readFileSync(path, "utf8")) as { readonly licenseText: string };
  return `${licenseText
    .replaceAll(/<year>|\bYEAR\b/g, String(year))
    .replaceAll(HOLDER, () => holder)
    .trimEnd()}\n`;
}
