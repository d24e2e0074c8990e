import { INSERTS } from "./columns.ts";
import { ROWS, type Row } from "./command-rows.ts";
import { MESSAGE_ROWS } from "./message-rows.ts";
import type { SecretNames } from "./secret-name.ts";
import type { SecretKind } from "./spans.ts";
import { TOKEN_BEGINNINGS, TOKEN_SIGNS } from "./tokens.ts";
import { WordTable } from "./word-table.ts";
import { PASSWORDS_OF_TEXTS, WORDS_OF_TEXTS } from "./words-of-texts.ts";

/** Every secret name has one of these in it: names are found by them. */
const NAME_WORDS = `pass|pwd|pw|psk|secret|token|auth|cookie|credential|key|jwt|otp|sig|session(?: id)?|assertion|verifier|sessid|saml|(?<=[a-z].?)code|(?<=[éezч'].?)api|(?<=ct.?)sid|(?<=ion.?)string|${WORDS_OF_TEXTS}|schlüssel|secrèt|segreta|${PASSWORDS_OF_TEXTS}`;

/** A word by which a secret may be found. */
export interface Word {
  /** Its beginnings, for the table, and whether none begins within a word. */
  readonly beginnings: string;
  readonly isBounded: boolean;
  /** True if no other line tells whether it is one. */
  readonly isLocal: boolean;
  /** Matches it, with the flag `y`, in a text whose escapes are read. */
  readonly pattern: RegExp;
  /** The command, protocol or service that it begins, or else what it is a part of. */
  readonly row?: Row;
  readonly is?: "name" | "value" | "columns";
}

/** A word at a place. */
export interface Match {
  readonly index: number;
  readonly end: number;
  readonly word: Word;
}

/** What follows the word by which a pair is found whose value comes first, escaped or not. */
const VALUE_ENDS = String.raw`(?=\\{0,7}["'%&]|\s?[:=])`;

function wordOf(words: string, row?: Row, is?: Word["is"], flags = "iy"): Word {
  const alternatives = words.split("|");
  const lead = row?.lead === undefined ? "" : `(?<=${row.lead})`;
  const end = is === "value" ? VALUE_ENDS : "(?:\\b|(?<!\\w))";
  const bounded = alternatives.map(
    (word) => (row?.lead === undefined && /^\w/.test(word) ? "(?<!\\w)" : "") + word + (word.endsWith(")") ? "" : end),
  );
  return {
    beginnings: alternatives
      .map((word) => {
        const beginning = word.replace(/^\(\?<.*?\)|\(\?=(.*?)\)/g, "$1");
        // A sign within the name of a parameter divides no words of it: sess-ion.
        if (is === "name") return beginning.slice(0, 4);
        return is === undefined && /\w$/.test(word) ? `${beginning}\\W` : beginning;
      })
      .join("|"),
    isBounded: row?.lead === undefined && is !== "name" && alternatives.every((word) => /^\w/.test(word)),
    isLocal: is === "name" || (is !== "value" && row?.lead === undefined && !words.includes("(?<")),
    pattern: new RegExp(`${lead}(?:${is === "name" ? words : bounded.join("|")})`, flags),
    ...(row && { row }),
    ...(is && { is }),
  };
}

/** The words of commands, protocols and services; those of protocols are written in capitals. */
const COMMANDS: readonly Word[] = [...ROWS, ...MESSAGE_ROWS].map((row) =>
  wordOf(row.words, row, undefined, /[a-z]{2}/.test(row.words.replace(/\\./g, "")) ? "iy" : "y"),
);

/** How escapes of an `@` or of letters begin. */
const ESCAPES = "%[4-7][\\da-f]|%25|\\\\u[0{]|\\\\x[4-7]|&#[\\dx]|&com";

/** What a place may begin. */
type Beginning = Word | "token" | "escape";

/** Makes the table of words, those of names of parameters included, and of the other signs of secrets. */
export function tableOfWords(names: SecretNames, kinds: ReadonlySet<SecretKind>): WordTable<Beginning> {
  // Names are found by the last words of rows that were added.
  const added = names.rows.map((words) => words.at(-1)?.replace(/[^\p{L}\p{N}]/gu, "\\$&"));
  const words = [
    ...COMMANDS.filter(({ row }) => kinds.has(row?.kind ?? "commands")),
    wordOf([NAME_WORDS, ...added].join("|"), undefined, "name"),
    wordOf("value", undefined, "value"),
    wordOf(INSERTS, undefined, "columns"),
  ];
  return new WordTable<Beginning>([
    ...words.map((word) => [word.beginnings, word, word.isBounded] as const),
    [TOKEN_BEGINNINGS, "token", true],
    [TOKEN_SIGNS, "token"],
    [ESCAPES, "escape"],
  ]);
}
