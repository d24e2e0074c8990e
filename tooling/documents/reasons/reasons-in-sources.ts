import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { clientSentences } from "../../../packages/client/src/errors/client-sentences.ts";
import { pathSentences } from "../../../packages/file/src/path-sentences.ts";
import { findingSentences } from "../../../packages/lint/src/audit/findings.ts";

const packages = fileURLToPath(new URL("../../../packages", import.meta.url));

/** What speaks of URLs: the command line has a table of its own, and what only authors use speaks English. */
const speaking = readdirSync(packages).filter(
  (name) => !["cli", "compile", "create-scheme", "fr", "testkit"].includes(name),
);

const sources = speaking.flatMap((name) =>
  readdirSync(`${packages}/${name}/src`, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => readFileSync(`${packages}/${name}/src/${file}`, "utf8")),
);

const found = (pattern: RegExp, prefix = "") =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map(([, reason]) => `${prefix}${reason}`));

/** The reasons that stand in the sources as a field, each way in which they do, so that none can be overlooked as a whole. */
export const reasonsInSources: Readonly<Record<string, readonly string[]>> = {
  fields: found(/\breason: "([\w/-]+)"/g),
  options: found(/invalidOption\([^,]+, "([\w-]+)"/g, "text/"),
  addresses: found(/\badvice\("([\w-]+)"/g, "mailto/"),
  gateways: found(/invalidGateway\(\s*name,\s*"([\w-]+)"/g, "definition/"),
  findings: Object.keys(findingSentences),
  paths: Object.keys(pathSentences).map((reason) => `file/${reason}`),
  client: Object.keys(clientSentences).map((reason) => `client/${reason}`),
};
