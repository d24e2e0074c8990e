import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Option, program } from "commander";
import { bytesByFolder, compressed, exportOf } from "./bundle.ts";
import { root } from "./root.ts";
import { PUBLISHED, registryOfTen, schemeSizes } from "./scheme-sizes.ts";
import limits from "./size-limits.json" with { type: "json" };

program
  .name("pnpm size")
  .description("Prints what bundles carry, minified and compressed.")
  .option("--check", "fail where a limit is passed")
  .addOption(
    new Option("--parts [scheme]", "how much of a scheme, or of the ten, comes from which folder")
      .choices([...PUBLISHED, "ten"])
      .preset("ftp"),
  )
  .parse();

const { check, parts } = program.opts<{ readonly check?: true; readonly parts?: string }>();

const bytes = (size: number) => size.toLocaleString("en").padStart(10);

async function printParts(scheme: string): Promise<void> {
  console.log("bytes, minified");
  for (const [folder, size] of await bytesByFolder(scheme === "ten" ? registryOfTen : exportOf(scheme)))
    console.log(`${folder.padEnd(20)} ${bytes(size)}`);
}

async function printSizes(): Promise<void> {
  const script = readFileSync(join(root, "packages/url1738/dist/udf.js"), "utf8");
  const { alone, further, furtherMedian, all, programs } = await schemeSizes();
  console.log("bytes, min+gzip      core and it   added to another");
  for (const [scheme, size] of alone)
    console.log(`${scheme.padEnd(20)} ${bytes(size)} ${bytes(further.get(scheme) ?? 0)}`);
  console.log(`${"the ten, in a registry".padEnd(20)} ${bytes(all)}\n`);
  for (const [name, size] of programs) console.log(`${name.padEnd(30)} ${bytes(size)}`);

  const checked: readonly (readonly [what: string, size: number, limit: typeof limits.all])[] = [
    ["the largest scheme with core", Math.max(...alone.values()), limits.alone],
    ["http with core", alone.get("http") ?? 0, limits.http],
    ["https with core", alone.get("https") ?? 0, limits.https],
    ["the median of further schemes", furtherMedian, limits.furtherMedian],
    ["the ten, in a registry", all, limits.all],
    ["the script for engines", compressed(script), limits.script],
  ];
  for (const [what, size, { limit, target }] of checked) {
    const verdict = size > limit ? "too large" : size > target ? "within its limit, not its target" : "well";
    console.log(`${what.padEnd(30)} ${bytes(size)}   limit ${bytes(limit)}   target ${bytes(target)}   ${verdict}`);
    if (size > limit && check) process.exitCode = 1;
  }
  if (process.exitCode === 1)
    console.error(
      "\nA size has passed its limit. If it has to be that large, raise the limit in tooling/bench/size-limits.json.",
    );
}

await (parts === undefined ? printSizes() : printParts(parts));
