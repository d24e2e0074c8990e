import { characterClass } from "../syntax/character-class.ts";
import { literal } from "./pattern.ts";

/** The source for any scheme's name and colon. */
const ANY = "[\\dA-Za-z+.-]+:";

/** The source for a scheme's name and colon in lower case; without a name, for those of any scheme. */
export function lowerCasePrefix(name: string | undefined): string {
  return name === undefined ? ANY : literal(`${name}:`);
}

/** The source for a scheme's name and colon, in upper or lower case; without a name, for those of any scheme. */
export function schemePrefix(name: string | undefined): string {
  return name === undefined
    ? ANY
    : `${name.replace(/./g, (character) => `[${characterClass(character.toUpperCase() + character)}]`)}:`;
}
