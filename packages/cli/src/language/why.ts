import { urlErrorOf } from "@url1738/core";
import type { Language } from "./language.ts";

/** What Node says of a failure of the system: code, description, call, and perhaps the path, which whoever complains has named already. */
const OF_SYSTEM = /^([A-Z\d_]+): (.+), \w+(?: '.*')?$/s;

/** Why something failed, in somebody's language as far as that is known. */
export function why(thrown: unknown, { say, fact }: Pick<Language, "say" | "fact">): string {
  const error = urlErrorOf(thrown);
  if (error !== undefined) return fact(error).message;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const [, code, description] = OF_SYSTEM.exec(message) ?? [];
  return code === undefined || description === undefined ? say(message) : `${say(description)} (${code})`;
}
