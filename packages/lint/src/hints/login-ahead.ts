import { runEnd } from "./runs.ts";
import type { Spot } from "./spot.ts";

const loginEnd = runEnd(/[^/\s<>"@]*/y);
const loginAndPathEnd = runEnd(/[^\s<>"@]*/y);

/** Tells whether an `@` follows that may end a login without other errors. */
export function isLoginAhead(text: string, index: number): boolean {
  return text[loginEnd(text, index)] === "@";
}

/** Tells whether an `@` follows that may end a login, whatever slashes are in it. */
export function isAtAhead(text: string, index: number): boolean {
  return text[loginAndPathEnd(text, index)] === "@";
}

/** Tells whether an `@` has to follow, whatever else does: a login has begun, or something like it. */
export function isAtNeeded({ canEndWith }: Pick<Spot, "canEndWith">): boolean {
  return canEndWith("%20@a") && !canEndWith("%20");
}
