import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type ExtractorMessage,
} from "@microsoft/api-extractor";
import { tsconfigOf } from "./tsconfig-of.ts";

// Writes the API reports of every package, one for each of its entries; with `--check`, fails if they are out of date.
// It uses one process, and packages with the same configuration share a program: loading the compiler, and then the declarations of the
// language and of core, would take longer than the reports.
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

/** An entry of a package, with its declarations. */
interface Entry {
  readonly name: string;
  readonly packageJson: string;
  /** All entries of the package that have declarations. */
  readonly entries: readonly string[];
  readonly entry: string;
  readonly declarations: string;
}

function configOf({ packageJson, entry, declarations }: Entry): ExtractorConfig {
  const folder = dirname(packageJson);
  const isForPeople = entry !== "./runtime";
  return ExtractorConfig.prepare({
    packageJsonFullPath: packageJson,
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: declarations,
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
}

function report({ packageJson, entries }: Entry, config: ExtractorConfig, compilerState: CompilerState): boolean {
  const folder = dirname(packageJson);
  // The program has all of these packages' files for its own, but the references of one name the others.
  const own = `${folder.replaceAll("\\", "/")}/`;
  const isSourceFileFromExternalLibrary = ({ fileName }: { readonly fileName: string }) => !fileName.startsWith(own);
  Object.assign(compilerState.program as object, { isSourceFileFromExternalLibrary });
  return Extractor.invoke(config, {
    localBuild: !isCheck,
    compilerState,
    messageCallback(message) {
      if (isExportedElsewhere(folder, entries, message)) message.logLevel = ExtractorLogLevel.None;
      message.handled = message.logLevel === ExtractorLogLevel.Info;
    },
  }).succeeded;
}

const all = globSync(resolve("packages/*/package.json")).flatMap((packageJson): readonly Entry[] => {
  const { name, exports } = JSON.parse(readFileSync(packageJson, "utf8"));
  // The entry of the package itself comes last, because it may only name types that the other entries export.
  const entries = Object.keys(exports)
    // An entry that is data, or for this workspace alone, has no declarations.
    .filter((entry) => exports[entry].types !== undefined)
    .sort()
    .reverse();
  return entries.map((entry) => ({
    name,
    packageJson,
    entries,
    entry,
    declarations: resolve(dirname(packageJson), exports[entry].types),
  }));
});

/** Returns the configuration of the compiler that a package has of its own. */
const ownConfig = ({ packageJson }: Entry) => {
  const path = resolve(dirname(packageJson), "tsconfig.json");
  return existsSync(path) ? readFileSync(path, "utf8") : "";
};

for (const own of new Set(all.map(ownConfig))) {
  const alike = all.filter((one) => ownConfig(one) === own);
  const configs = alike.map(configOf);
  const state = CompilerState.create(configs[0] as ExtractorConfig, {
    additionalEntryPoints: alike.map(({ declarations }) => declarations),
  });
  for (const [at, one] of alike.entries())
    if (!report(one, configs[at] as ExtractorConfig, state)) {
      console.error(`The API report of ${one.name}, entry "${one.entry}": see above. \`pnpm api\` writes it.\n`);
      process.exitCode = 1;
    }
}
