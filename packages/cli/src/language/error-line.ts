import type { Params, Say } from "./language.ts";

/** A complaint as a line of its own, with its line end. */
export function errorLine(say: Say, english: string, params?: Params): string {
  return `${say("error:")} ${say(english, params)}\n`;
}
