import type { Say } from "./language.ts";

/** An error of commander: an unknown option or command with suggestions, or a missing value. */
const MESSAGE =
  /^error: (?:(unknown option|unknown command) '(.*)'|option '(.*)' argument missing)(?:\n\(Did you mean (one of )?(.*)\?\))?\n$/s;

const SENTENCES: ReadonlyMap<string | undefined, string> = new Map([
  ["unknown option", "unknown option '{name}'"],
  ["unknown command", "unknown command '{name}'"],
  [undefined, "option '{name}' argument missing"],
]);

/** Translates an error of commander; returns any other text as it is. */
export function messageOfCommander(text: string, say: Say): string {
  const match = MESSAGE.exec(text);
  if (match === null) return text;
  const [, kind, unknown, option = "", several, meant] = match;
  const suggestion = several === undefined ? "(Did you mean {meant}?)" : "(Did you mean one of {meant}?)";
  const rest = meant === undefined ? "" : `\n${say(suggestion, { meant })}`;
  return `${say("error:")} ${say(SENTENCES.get(kind) ?? "", { name: unknown ?? option })}${rest}\n`;
}
