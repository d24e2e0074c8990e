import type { Access } from "url1738";
import type { Language } from "../language/language.ts";
import { coloursIf } from "./colours.ts";
import { dialogueOf, type Line } from "./dialogue.ts";
import { rowsOf } from "./render-url.ts";
import { visible } from "./visible.ts";
import { redactUrl } from "./without-secrets.ts";

/** Renders an access for people, who can follow it themselves: the lines to send, and other steps after a `#`. */

interface Via {
  readonly via?: string;
}

const gatewayLines = ({ via }: Via): readonly Line[] =>
  via === undefined ? [] : [{ note: "through the gateway {url}", params: { url: visible(redactUrl(via, undefined)) } }];

function spelled(line: Line, { say, label }: Language): string {
  if (typeof line === "string") return line;
  return "note" in line ? `# ${say(line.note, line.params)}` : `${label(line.label, "")} ${line.value}`;
}

const inLines = (lines: readonly Line[], language: Language) =>
  lines.map((line) => `${spelled(line, language)}\n`).join("");

/** Renders the access of a built-in scheme as a dialogue, each line with its line end. */
export function renderDialogue(access: Access & Via, language: Language): string {
  return inLines([...gatewayLines(access), ...dialogueOf(access)], language);
}

/** Renders the access of an unknown scheme: its fields, one per line. */
export function renderFields(access: object & Via, language: Language): string {
  const facts = Object.entries(access).filter(([name, value]) => name !== "via" && value !== undefined);
  const style = { colour: coloursIf(false), language };
  const rows = facts.flatMap(([name, value]) => rowsOf(name, name, value, { ...style, scheme: "" }));
  return inLines([...gatewayLines(access), ...rows.map(([label, , value]) => ({ label, value }))], language);
}
