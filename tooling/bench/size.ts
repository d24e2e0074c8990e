import { type Limit, limits, sizes } from "./sizes.ts";

// Prints what bundles carry; with `--check`, fails where a limit is passed.
const { alone, further, furtherMedian, all } = await sizes();

const bytes = (size: number) => size.toLocaleString("en").padStart(10);

console.log("bytes, min+gzip      core and it   added to another");
for (const [scheme, size] of alone)
  console.log(`${scheme.padEnd(20)} ${bytes(size)} ${bytes(further.get(scheme) ?? 0)}`);
console.log(`${"all, in a registry".padEnd(20)} ${bytes(all)}\n`);

const checked: readonly (readonly [string, number, Limit])[] = [
  ["the largest scheme with core", Math.max(...alone.values()), limits.alone],
  ["the largest further scheme", Math.max(...further.values()), limits.further],
  ["the median of further schemes", furtherMedian, limits.furtherMedian],
];
for (const [what, size, { limit, target }] of checked) {
  const verdict = size > limit ? "too large" : size > target ? "within its limit, not its target" : "well";
  console.log(`${what.padEnd(30)} ${bytes(size)}   limit ${bytes(limit)}   target ${bytes(target)}   ${verdict}`);
  if (size > limit && process.argv.includes("--check")) process.exitCode = 1;
}
if (process.exitCode === 1)
  console.error("\nA size has passed its limit. What is to be that large raises it in tooling/bench/size-limits.json.");
