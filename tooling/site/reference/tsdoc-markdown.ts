import type { ApiItem } from "@microsoft/api-extractor-model";
import type { DocCodeSpan, DocFencedCode, DocLinkTag, DocNode, DocPlainText } from "@microsoft/tsdoc";

/** Finds the page of the export that a link names. */
export type AddressOf = (item: ApiItem, link: DocLinkTag) => string | undefined;

/** Escapes a text so that Markdown and VitePress find no markup in it. A line that begins with `|` is a row of a table. */
const escaped = (text: string) =>
  text
    .replace(/&(?!#?\w+;)/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/[{}*_[\]]/g, "\\$&");

/** Writes inline code. A bar, which a table cannot contain, is an entity in the comment. */
function codeSpan(code: string): string {
  const fence = code.includes("`") ? "``" : "`";
  const inner = code.replaceAll("&#124;", "\\|");
  return `${fence}${/^`|`$/.test(inner) ? ` ${inner} ` : inner}${fence}`;
}

/** Writes the comment of an export as Markdown. */
export function tsdocMarkdown(item: ApiItem, node: DocNode | undefined, addressOf: AddressOf): string {
  const inside = (node: DocNode): string =>
    node
      .getChildNodes()
      .map((child) => tsdocMarkdown(item, child, addressOf))
      .join("");
  if (node === undefined) return "";
  switch (node.kind) {
    case "Paragraph":
      return `${inside(node).trim()}\n\n`;
    case "SoftBreak":
      return "\n";
    case "PlainText":
      return escaped((node as DocPlainText).text);
    case "CodeSpan":
      return codeSpan((node as DocCodeSpan).code);
    case "FencedCode":
      return `\`\`\`${(node as DocFencedCode).language}\n${(node as DocFencedCode).code}\`\`\`\n\n`;
    case "LinkTag": {
      const link = node as DocLinkTag;
      const names = link.codeDestination?.memberReferences.map(({ memberIdentifier }) => memberIdentifier?.identifier);
      const text = link.linkText ?? names?.join(".") ?? link.urlDestination ?? "";
      const address = link.urlDestination ?? addressOf(item, link);
      return address === undefined ? codeSpan(text) : `[${codeSpan(text)}](${address})`;
    }
    default:
      return inside(node);
  }
}
