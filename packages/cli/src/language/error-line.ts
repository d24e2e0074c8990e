import type { Language, TextParams } from "./language.ts";

/** Returns an error as a line of its own, with its line end. */
export function errorLine({ say, behindLabel }: Language, english: string, params?: TextParams): string {
  return `${say("error:")} ${behindLabel(say(english, params))}\n`;
}
