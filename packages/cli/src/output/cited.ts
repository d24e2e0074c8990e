import type { Say } from "../language/language.ts";

/** A section as it is printed: that of another specification has its name with it. */
export function cited(section: string, say: Say): string {
  return /^\d/.test(section) ? say("RFC 1738, section {section}", { section }) : section;
}
