import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  type ApiDeclaredItem,
  type ApiDocumentedItem,
  type ApiItem,
  ApiPackage,
  ApiParameterListMixin,
} from "@microsoft/api-extractor-model";
import type { DocLinkTag } from "@microsoft/tsdoc";
import { examplesIn } from "./examples-of.ts";
import { membersOf } from "./members-of.ts";
import { sizesIn } from "./sizes.ts";
import { tsdocMarkdown } from "./tsdoc-markdown.ts";

/** A module that can be imported: a package, or another entry of one. */
interface Module {
  readonly name: string;
  /** The folder of its pages, beginning with a slash. */
  readonly folder: string;
  readonly exports: readonly ApiItem[];
  /** The packages whose exports it includes in full. */
  readonly others: readonly string[];
}

const kinds: Readonly<Record<string, string>> = { TypeAlias: "type" };

const kindOf = ({ kind }: ApiItem) => kinds[kind] ?? kind.toLowerCase();

/** Names the page of an export: names that differ only in capitals belong to different kinds. */
const pageOf = (item: ApiItem) => `${kindOf(item)}-${item.displayName}`;

/** The entry that generated code and the functions of schemes import. */
const UNSOUGHT = ["./runtime"];

/** Returns the modules of a package, one for each of its entries that people import. */
function modulesOf(folder: string): readonly Module[] {
  const { name, exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  // An entry that is data, or for this workspace alone, has no declarations.
  const entries = Object.keys(exports).filter(
    (entry) => exports[entry].types !== undefined && !UNSOUGHT.includes(entry),
  );
  return entries.map((entry): Module => {
    const path = entry.slice(1);
    const report = `report${path.replace("/", "-")}.api`;
    const model = ApiPackage.loadFromJsonFile(join(folder, ".turbo", `${report}.json`));
    const text = readFileSync(join(folder, `${report}.md`), "utf8");
    return {
      name: name + path,
      folder: `/api/${name.replace("@url1738/", "")}${path}`,
      exports: model.entryPoints.flatMap(({ members }) => members),
      others: [...text.matchAll(/^export \* from "(.*)"/gm)].map(([, other = ""]) => other),
    };
  });
}

/**
 * Writes the reference: a page for each export of each entry of each package, and one for each entry.
 *
 * @param root - The root of the repository; the packages' models have been written next to their reports.
 * @param into - The folder of the pages.
 * @returns The addresses of the entries' pages, by module name.
 */
export function writeReference(root: string, into: string): ReadonlyMap<string, string> {
  const modules = globSync(join(root, "packages/*/package.json"))
    .sort()
    .flatMap((path) => modulesOf(dirname(path)));
  const all = modules.flatMap(({ exports }) => exports);
  const examplesOf = examplesIn(root);
  const sizesOf = sizesIn(root);
  const addresses = new Map<string, string>();
  for (const { folder, exports } of [...modules].reverse())
    for (const item of exports) addresses.set(item.displayName, `${folder}/${pageOf(item)}.md`);

  /** Finds the page for a link to an export or a member: that of the nearest export with this name. */
  function addressOf(item: ApiItem, { codeDestination }: DocLinkTag): string | undefined {
    const [name = ""] =
      codeDestination?.memberReferences.map((reference) => reference.memberIdentifier?.identifier ?? "") ?? [];
    const module = modules.find(({ exports }) =>
      exports.some((exported) => exported === item || exported === item.parent),
    );
    const near = module?.exports.find(({ displayName }) => displayName === name);
    return near === undefined ? addresses.get(name) : `${module?.folder}/${pageOf(near)}.md`;
  }

  /** Writes the description of an export, or of a member. */
  function described(item: ApiItem, isShort = false): string {
    const { tsdocComment: comment } = item as ApiDocumentedItem;
    const markdown = (node: Parameters<typeof tsdocMarkdown>[1]) => tsdocMarkdown(item, node, addressOf);
    const heading = (text: string) => (isShort ? `**${text}.** ` : `## ${text}\n\n`);
    const parameters = ApiParameterListMixin.isBaseClassOf(item) ? item.parameters : [];
    const rows = parameters.map(
      ({ name, tsdocParamBlock }) => `- \`${name}\` – ${markdown(tsdocParamBlock?.content).trim()}\n`,
    );
    const throws = comment?.customBlocks.filter(({ blockTag }) => blockTag.tagName === "@throws") ?? [];
    return [
      `\`\`\`ts\n${(item as ApiDeclaredItem).excerpt.text.replace(/^export declare /, "")}\n\`\`\`\n\n`,
      markdown(comment?.summarySection),
      markdown(comment?.remarksBlock?.content),
      rows.length === 0 ? "" : `${heading("Parameters")}\n\n${rows.join("")}\n`,
      comment?.returnsBlock === undefined ? "" : heading("Returns") + markdown(comment.returnsBlock.content),
      ...throws.map(({ content }) => heading("Throws") + markdown(content)),
    ].join("");
  }

  function pageText({ name, folder, exports }: Module, item: ApiItem): string {
    const members = membersOf(item, [...exports, ...all]).map(
      (member) => `### ${member.displayName}\n\n${described(member, true)}`,
    );
    const examples = examplesOf(name, item.displayName).map(
      ({ document, code }) => `From [${document}](/${document}):\n\n\`\`\`ts\n${code}\`\`\`\n\n`,
    );
    return [
      `# ${item.displayName}\n\nExported by [\`${name}\`](${folder}/index.md).\n\n`,
      described(item),
      members.length === 0 ? "" : `## Members\n\n${members.join("")}`,
      examples.length === 0 ? "" : `## Examples\n\n${examples.join("")}`,
    ].join("");
  }

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(into, path)), { recursive: true });
    writeFileSync(join(into, path), text);
  };
  for (const module of modules) {
    const { name, folder, exports, others } = module;
    for (const item of exports) write(`${folder}/${pageOf(item)}.md`, pageText(module, item));
    const summary = (item: ApiItem) =>
      tsdocMarkdown(item, (item as ApiDocumentedItem).tsdocComment?.summarySection, addressOf).split("\n\n")[0];
    const rows = exports.map(
      (item) => `- [\`${item.displayName}\`](${folder}/${pageOf(item)}.md) – ${summary(item)?.replace(/\n/g, " ")}\n`,
    );
    const whole = others.map(
      (other) => `Everything that [\`${other}\`](/api/${other.replace("@url1738/", "")}/index.md) exports.\n\n`,
    );
    write(`${folder}/index.md`, `# ${name}\n\n${sizesOf(name)}${whole.join("")}${rows.join("")}`);
  }
  const list = modules.map(({ name, folder }) => `- [\`${name}\`](${folder}/index.md)\n`).join("");
  write("/api/index.md", `# Reference\n\nWhat each package exports.\n\n${list}`);
  return new Map(modules.map(({ name, folder }) => [name, `${folder}/`]));
}
