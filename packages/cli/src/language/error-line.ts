import { urlErrorOf } from "@url1738/core";
import type { Language, TextParams } from "./language.ts";

/** Returns an error as a line of its own, with its line end. */
export function errorLine({ say, afterLabel }: Language, english: string, params?: TextParams): string {
  return `${say("error:")} ${afterLabel(say(english, params))}\n`;
}

/** Node's message for a system error: code, description, call, and perhaps the path, which our own message has already named. */
const OF_SYSTEM = /^([A-Z\d_]+): (.+), \w+(?: '.*')?$/s;

/** Returns the reason why something failed, in the user's language if there is a translation. */
export function why(thrown: unknown, { say, fact }: Pick<Language, "say" | "fact">): string {
  const error = urlErrorOf(thrown);
  if (error !== undefined) return fact(error).message;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const [, code, description] = OF_SYSTEM.exec(message) ?? [];
  return code === undefined || description === undefined ? say(message) : `${say(description)} (${code})`;
}
