import type { Language, TextParams } from "./language.ts";

/** Returns an error as a line of its own, with its line end. */
export function errorLine({ say, afterLabel }: Language, english: string, params?: TextParams): string {
  return `${say("error:")} ${afterLabel(say(english, params))}\n`;
}
