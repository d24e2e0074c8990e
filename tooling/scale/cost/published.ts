import { readFileSync } from "node:fs";
import type { Costs } from "./costs.ts";
import { costTable, jobsTable, partsTable } from "./tables.ts";

/** Returns the latest measurements. */
export function measured(): Costs {
  return JSON.parse(readFileSync(new URL("costs.json", import.meta.url), "utf8")) as Costs;
}

function circumstancesOf({ date, machine, node, others }: Costs): string {
  const most = Math.max(...Object.values(others)).toFixed(1);
  return `Measured on ${date}, ${machine}, Node ${node}, while other processes used ${most} cores at most, on average.`;
}

/** Returns the guide with the tables that follow from the measurements, each between its marks. */
export function published(guide: string): string {
  const costs = measured();
  const parts = {
    circumstances: circumstancesOf(costs),
    costs: costTable(costs),
    jobs: jobsTable(costs),
    parts: partsTable(costs),
  };
  return Object.entries(parts).reduce((text, [name, content]) => {
    const marks = new RegExp(`(<!-- ${name} -->\\n)[^]*?(<!-- /${name} -->)`);
    if (!marks.test(text)) throw new Error(`docs/at-scale.md has no place for ${name}.`);
    return text.replace(marks, (_, open: string, close: string) => `${open}${content}\n${close}`);
  }, guide);
}
