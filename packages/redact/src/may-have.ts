import { COMMAND_STARTS, MAY_BE_SOURCE } from "./commands.ts";
import type { Settings } from "./options.ts";
import { MAY_ESCAPE_WORD, wordsFor } from "./scanner.ts";
import type { SecretNames } from "./secret-name.ts";
import { IN_TOKENS } from "./token-shapes.ts";
import { TOKEN_STARTS } from "./tokens.ts";
import { WordStarts } from "./word-starts.ts";

/** Cheap tests, which tell whether a text may have secrets: most have none, and are read no further. */

/** Escapes of delimiters, and wrappers: only the reader of units can tell what they mean. */
const ODD =
  /%(?:25)*(?:2[36f]|3[abdf]|40|5c)|\\[ux/]|<[a-z][a-z\d+.-]*:|&(?:#|amp|apos|bsol|colon|commat|equals|gt|lt|num|quest|quot|semi|sol)/i;
const MAY_BE_ODD = /[%\\<&]/;
const SLASHES = /[/\\:][/\\]/;
const NAME_BEGINS = /[?#&;]/;
const NAME_OF_VALUE = /[?#&;]([^?#&;=<>"\t-\r ]*)=/g;

/** The length from which a name is left to the reader. */
const LONG = 1000;

/** Tells whether a text may have a secret of a URL. */
export function mayHaveUrl(names: SecretNames, text: string): boolean {
  const at = text.lastIndexOf("@");
  if (at > 0 && SLASHES.test(text.slice(0, at))) return true;
  if (text.includes("=") && NAME_BEGINS.test(text)) {
    NAME_OF_VALUE.lastIndex = 0;
    for (let match = NAME_OF_VALUE.exec(text); match; match = NAME_OF_VALUE.exec(text)) {
      const name = match[1] as string;
      if (name.length >= LONG || /[%\\]/.test(name) || names.kindOf(name) !== undefined) return true;
    }
  }
  return MAY_BE_ODD.test(text) && ODD.test(text);
}

const STARTS = new WordStarts([COMMAND_STARTS, TOKEN_STARTS]);

/** Tells whether a text has a word by which a secret may be found, of a name or of a command. */
export function mayHaveWord({ names, kinds }: Pick<Settings, "names" | "kinds">, text: string): boolean {
  return (
    wordsFor(names, kinds).inNames.test(text) ||
    STARTS.has(0, text) ||
    MAY_ESCAPE_WORD.test(text) ||
    MAY_BE_SOURCE.test(text)
  );
}

/** Tells whether a text may have a token. */
export function mayHaveToken(text: string): boolean {
  return STARTS.has(1, text) || IN_TOKENS.test(text);
}
