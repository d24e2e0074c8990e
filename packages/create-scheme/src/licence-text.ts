import { readFileSync } from "node:fs";
import type { Plan } from "./plan/plan.ts";

/** The places for the name of the copyright holder in a licence. */
const HOLDER = /<(?:copyright holders|owner)>|AUTHOR EMAIL/gi;

/** Returns the text of a licence, with the year and the holder of the copyright. The texts are those of https://spdx.org/licenses. */
export function licenceText({ license, year, holder }: Pick<Plan, "license" | "year" | "holder">): string {
  return readFileSync(new URL(`../licenses/${license}.txt`, import.meta.url), "utf8")
    .replaceAll(/<year>|\bYEAR\b/g, String(year))
    .replaceAll(HOLDER, () => holder);
}
