import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { Extractor, ExtractorConfig, ExtractorLogLevel, type ExtractorMessage } from "@microsoft/api-extractor";
import { tsconfigOf } from "./tsconfig-of.ts";

// Writes the API reports of every package, one for each of its entries; with `--check`, fails if they are out of date.
// It uses one process: loading the compiler takes longer than a report.
const isCheck = process.argv.includes("--check");
const error = { logLevel: ExtractorLogLevel.Error };

// Report the exports that only generated code and sibling packages import, but people do not read about them.
const none = { logLevel: ExtractorLogLevel.None };
const unexplained = {
  "ae-missing-release-tag": none,
  "ae-undocumented": none,
  "ae-forgotten-export": none,
  "ae-unresolved-link": none,
};

/**
 * Tells whether a message only says that an entry of a package uses a type that another of its entries exports, or one that types are computed
 * with: it has parameters, and declarations name what comes of it.
 */
function isExportedElsewhere(
  folder: string,
  entries: readonly string[],
  { messageId, text }: ExtractorMessage,
): boolean {
  if (messageId !== "ae-forgotten-export") return false;
  const [, name] = /The symbol "(\w+)"/.exec(text) ?? [];
  const isComputedWith = globSync(resolve(folder, "dist/**/*.d.ts")).some((path) =>
    new RegExp(`^export (?:type|interface) ${name}<`, "m").test(readFileSync(path, "utf8")),
  );
  const isExported = new RegExp(`^export (?:declare |abstract )*\\w+ ${name}\\b`, "m");
  // A new entry has no report yet.
  const reports = entries.map((entry) => resolve(folder, `${nameOf(entry)}.api.md`)).filter((path) => existsSync(path));
  return isComputedWith || reports.some((path) => isExported.test(readFileSync(path, "utf8")));
}

/** Names the report of an entry, and its files for other tools. */
const nameOf = (entry: string) => (entry === "." ? "report" : entry.replace("./", "report-"));

function report(packageJson: string, entries: readonly string[], entry: string, declarations: string): boolean {
  const folder = dirname(packageJson);
  const isForPeople = entry !== "./runtime";
  const config = ExtractorConfig.prepare({
    packageJsonFullPath: packageJson,
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: resolve(folder, declarations),
      compiler: { tsconfigFilePath: tsconfigOf(folder) },
      apiReport: {
        enabled: true,
        reportFileName: nameOf(entry),
        reportFolder: folder,
        reportTempFolder: resolve(folder, ".turbo"),
      },
      // The pages of the site are made from it.
      docModel: { enabled: true, apiJsonFilePath: resolve(folder, ".turbo", `${nameOf(entry)}.api.json`) },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: "lf",
      messages: {
        compilerMessageReporting: { default: error },
        extractorMessageReporting: { default: error, ...(isForPeople ? { "ae-undocumented": error } : unexplained) },
        tsdocMessageReporting: { default: error },
      },
    },
  });
  return Extractor.invoke(config, {
    localBuild: !isCheck,
    messageCallback(message) {
      if (isExportedElsewhere(folder, entries, message)) message.logLevel = ExtractorLogLevel.None;
      message.handled = message.logLevel === ExtractorLogLevel.Info;
    },
  }).succeeded;
}

for (const packageJson of globSync(resolve("packages/*/package.json"))) {
  const { name, exports } = JSON.parse(readFileSync(packageJson, "utf8"));
  // The entry of the package itself comes last, because it may only name types that the other entries export.
  const entries = Object.keys(exports)
    // An entry that is data, or for this workspace alone, has no declarations.
    .filter((entry) => exports[entry].types !== undefined)
    .sort()
    .reverse();
  for (const entry of entries)
    if (!report(packageJson, entries, entry, exports[entry].types)) {
      console.error(`The API report of ${name}, entry "${entry}": see above. \`pnpm api\` writes it.\n`);
      process.exitCode = 1;
    }
}
