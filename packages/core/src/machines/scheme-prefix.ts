import { characterClass } from "../syntax/character-class.ts";

/** The source for a scheme's name and colon, in upper or lower case. */
export function schemePrefix(name: string): string {
  return `${name.replace(/./g, (character) => `[${characterClass(character.toUpperCase() + character)}]`)}:`;
}
