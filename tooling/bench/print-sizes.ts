import { Option, program } from "commander";
import { bytesByFile, exportOf } from "./bundle.ts";
import { PUBLISHED, registryOfTen, sizes } from "./scheme-sizes.ts";
import limits from "./size-limits.json" with { type: "json" };

program
  .name("pnpm size")
  .description("Prints what bundles carry, minified and compressed.")
  .option("--check", "fail where a limit is passed")
  .addOption(
    new Option("--parts [scheme]", "how much of a scheme, or of the ten, comes from which file")
      .choices([...PUBLISHED, "ten"])
      .preset("ftp"),
  )
  .parse();

const { check, parts } = program.opts<{ readonly check?: true; readonly parts?: string }>();

const bytes = (size: number) => size.toLocaleString("en").padStart(10);

async function printSizes(): Promise<void> {
  console.log("bytes, min+gzip");
  for (const { subject, on, figure, limit: name } of await sizes()) {
    const line = `${`${subject}: ${on}`.padEnd(45)} ${bytes(figure)}`;
    if (name === undefined) {
      console.log(line);
      continue;
    }
    const { limit, target } = limits[name];
    const verdict = figure > limit ? "too large" : figure > target ? "within its limit, not its target" : "well";
    console.log(`${line}   limit ${bytes(limit)}   target ${bytes(target)}   ${verdict}`);
    if (figure > limit && check) process.exitCode = 1;
  }
  if (process.exitCode === 1)
    console.error(
      "\nA size has passed its limit. If it has to be that large, raise the limit in tooling/bench/size-limits.json.",
    );
}

if (parts === undefined) await printSizes();
else console.log(await bytesByFile(parts === "ten" ? registryOfTen : exportOf(parts)));
