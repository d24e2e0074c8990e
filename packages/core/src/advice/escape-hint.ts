import * as say from "../errors/advice-sentences.ts";
import { escapeAdvice, neededEscape } from "../explain/hints.ts";
import { escapesOf } from "../syntax/percent-encoding.ts";
import { advised } from "./advised.ts";
import { isAtAhead, isAtNeeded } from "./login-ahead.ts";
import type { Look } from "./spot.ts";

/** The escape of what cannot stand as it is. */
export const escapeHint: Look = ({ text, index, found, canEscape, canEndWith, component }) => {
  const replacement = found === "" || !canEscape ? undefined : escapesOf(found);
  if (replacement === undefined) return undefined;
  const end = index + found.length;
  const escapes = neededEscape(found);
  if (escapes !== undefined) return escapeAdvice(index, end, escapes);
  if (!/[;/?:@&=]/.test(found)) return advised(say.escapeOrLeaveOut, index, end, replacement);
  // Where an @ would have to follow, an escape is not what is missing.
  if (component === undefined || (isAtNeeded({ canEndWith }) && !isAtAhead(text, end))) return undefined;
  return advised(say.escapeIfMeant, index, end, replacement);
};
