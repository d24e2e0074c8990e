import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { clientSentences } from "../../../client/src/errors/client-sentences.ts";
import { definitionSentences, pieceSentences } from "../../../core/src/errors/definition-sentences.ts";
import { derivationSentences } from "../../../derive/src/derivation-sentences.ts";
import { pathSentences } from "../../../file/src/path-sentences.ts";
import { findingSentences } from "../../../lint/src/audit/findings.ts";
import { mongodbSentences } from "../../../mongodb/src/mongodb-url.ts";
import { objectionSentences } from "../../../prove/src/checks/objections.ts";
import { optionFindingSentences } from "../../../rfc3986/src/option-findings.ts";
import { optionSentences } from "../../../rfc3986/src/option-sentences.ts";

const packages = fileURLToPath(new URL("../../../", import.meta.url));

/** The packages whose sentences are listed: not the command line, which has its own table, nor those for authors, which speak English. */
const speaking = readdirSync(packages).filter(
  (name) => !["cli", "compile", "create-scheme", "fr", "testkit"].includes(name),
);

const sources = speaking.flatMap((name) =>
  readdirSync(`${packages}${name}/src`, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => readFileSync(`${packages}${name}/src/${file}`, "utf8")),
);

const found = (pattern: RegExp, prefix = "") =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map(([, reason]) => `${prefix}${reason}`));

/** The reasons in the sources, listed separately for each way of writing them, so that no way can be overlooked as a whole. */
export const reasonsInSources: Readonly<Record<string, readonly string[]>> = {
  fields: found(/\breason: "([\w/-]+)"/g),
  options: found(/invalidOption\([^,]+, "([\w-]+)"/g, "text/"),
  gateways: found(/invalidGateway\(\s*name,\s*"([\w-]+)"/g, "definition/"),
  definitions: Object.keys({
    ...definitionSentences,
    ...pieceSentences,
    ...derivationSentences,
    ...objectionSentences,
  }).map((reason) => `definition/${reason}`),
  findings: Object.keys(findingSentences),
  hints: sources.flatMap((source) =>
    [...source.matchAll(/= (?:sayings\()?\{\n((?: {2}\/\*\* `.+` \*\/\n(?: {2,}.+\n)+)+)\}/g)].flatMap(
      ([, rows = ""]) => [...rows.matchAll(/^ {2}"?([\w-]+)"?:/gm)].map(([, reason = ""]) => reason),
    ),
  ),
  optionsOfUrls: Object.keys({ ...optionSentences, ...optionFindingSentences }),
  mongodb: Object.keys(mongodbSentences),
  paths: Object.keys(pathSentences).map((reason) => `file/${reason}`),
  client: Object.keys(clientSentences).map((reason) => `client/${reason}`),
};

/** The examples of hints, by their reasons: each is in the comment above its sentence. */
export const hintExamples: ReadonlyMap<string, string> = new Map(
  sources.flatMap((source) =>
    [
      ...source.matchAll(
        /^ *\/\*\* `(.+)` \*\/\n(?:(?:export )?const \w+: (?:Sentence|Advice) = \{\n {2}reason: | {2})"?([\w/-]+)(?:"|:)/gm,
      ),
    ].map(([, example = "", reason = ""]) => [reason, example] as const),
  ),
);
