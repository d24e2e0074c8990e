import type { NameKind, SecretNames } from "./secret-name.ts";
import { ENDINGS_OF_TEXTS } from "./words-of-texts.ts";

/** Tells which values under the names of secrets are shown, since they are no secrets: each row with its reason. */

/** Matches such words, alone or several: `required|string`, `String!`. */
function words(...rows: readonly string[]): RegExp {
  const word = `(?:${rows.join("|")})`;
  return new RegExp(`^${word}(?:[ |,/]+${word})*!?$`, "i");
}

/** Words that tell about a secret and are none, whole. */
const TELLING = words(
  // No value, or a switch.
  "true|false|null|nil|none|yes|no|on|off|y|n|empty|unset|absent|default|auto|never|always|n/?a",
  // The state of a secret.
  "[a-z]{3,11}ed|ok|requires?|expects|needs|must|optional|missing|(?:in)?(?:valid|correct|active)|wrong|not|failure|fails?|unknown|forbidden|found",
  "set|fetch|given|present|pending|success(?:ful)?|error|hidden|sensitive|secure|strong|weak|short|long|public|private|internal|anonymous|guest|self",
  // A type, as signatures, schemas and lexers name it.
  "string|str|text|number|integer|int|boolean|bool|object|array|list|map|bytes?|buffer|any|void|(?:var)?char|uuid|json|function|symbol",
  "identifier|ident|keyword|punctuation|type",
  // A scheme or a method of authentication, or what fetch calls credentials.
  "basic|simple|kerberos|gssapi|bearer|oauth2?|digest|negotiate|ntlm|saml|jwt|plain|login|password|passwd|token|secret|cookies?|session|credentials?|header|query",
  "read|write|admin|words?|include|omit|same-origin|lax|strict|httponly|(?:\\w+-)?sha-?\\d+|md5|bcrypt|hmac|rsa|aes|ed25519",
  // The name of the field itself, as a label or a variable has it.
  "value|key|name|user|username|auth|authorization|pass|pwd|passphrase|otp|signature|sig|api[_ -]?key|access[_ -]?token",
  // Words of sentences.
  "for|of|to|from|in|with|by|and|or|is|was|the|as|at|für|von",
  // Values of that kind in other languages.
  `${ENDINGS_OF_TEXTS}|mot de passe|requis|manquant|invalide|expiré|keins?|fehlt|ungültig|abgelaufen|erforderlich|verplicht|wymagan[ea]|ob[bl]?[lr]?igat[oó]i?r\\S+|requerid[ao]|inválid[ao]|caducad[ao]`,
);

/** Values that name where a secret comes from. */
const REFERENCE = new RegExp(
  `^(?:${[
    // Variables of shells, templates, queries and Windows; instances and decorators.
    "\\$\\{.*|\\$\\(.*|\\$\\$?[A-Za-z_][\\w.:[\\]>-]*$|\\$\\d{1,2}$|%\\w+%$|%[sdv]$|%[({].*|\\{\\{.*|#\\{.*|\\{\\w*\\}$|:\\w+$|@@?\\w+$|\\?$|!!?\\w+|[A-Za-z_]+::.*|(?:Get|New|Read|ConvertTo)-[A-Z].*",
    // Placeholders, constants and masks.
    "<.*|\\[[A-Za-z *]+\\]?$|[*•.…_-]+$|x{2,}$|x{3,}.*|\\*{2,}.*|[\\w-]*(?:\\.{3}|…)[\\w-]*$|(?:your|replace|insert|enter)(?!.*[-_ ]{2})[a-z_ -]*$",
    // Paths, URLs and the names that secret stores give.
    "(?:\\w+:|~)?\\.{0,2}/[\\w.@-]*(?:/.*)?$|[A-Za-z]:\\\\.*|[a-z][a-z\\d+.-]*://.*|(?:arn|vault|op|ref\\+\\w+|ssm|kms|urn|env|file|keyring|keychain):.*",
    // Members of what programs keep their settings in, and the results of calls.
    "(?:process|os|env|environ|vars?|config|conf|cfg|settings|self|this|args|argv|data|params|options|opts|req|request|res|ctx|secrets|inputs|props|state|local|module|steps|user)\\??[.[].*",
    "[A-Za-z_$.]+\\d{0,3}[A-Za-z_$.]*\\d?\\??\\.?\\((?:.*\\)(?:\\.\\w+)*|)$|(?:await|new|return|typeof|function|async)\\b.*|\\(.*=>.*|=>.*",
  ].join("|")})`,
  "is",
);

/** Words that tell nothing of a token, but are what people and programs take for a password: `changeme`, `my-secret-pw`, `admin`. */
const WEAK = /^(?:(?:my|change)(?!.*[-_ ]{2})[a-z_ -]*|admin|guest|login|pass|password|secret)$/i;

/** Words that make several words a sentence. */
const IN_SENTENCES =
  /(?:^|\s)(?:is|are|be|must|should|can|has|does|not?|your|the|an?|at|or|and|to|of|for|from|in|on|with|by|if|please|le|la|les|des?|du|une?|est|votre|der|die|das|ein|ist|und|oder|nicht|bitte|el|su|es|por|con)(?=\s|$|[,.:;!?])/i;

const NUMBER = /^[-+]?\d[\d.,:%_/]*$/;

/** The name of a constant, or a text whose secret is masked. */
const CONSTANT = /^[A-Z]+(?:_[A-Z]+){2,}$|^(?:PASSWORD|PASS|TOKEN|SECRET)$|\*{4}/;

/** A number in hexadecimal, or an address of a blockchain; the version of a package; a path of words; a date. */
const FIGURE =
  /^(?:0x(?:0{4}[\da-f]{12}|[\da-f]{1,15}|[\da-f]{40})|(?:[~^<>=]+v?\d|v\d+\.)[\w.-]*|(?:[a-z_-]+\/)+[a-z_-]+|(?:\w+\.)+\w+@[\da-f]{5,8}|\d{4}-\d\d-\d\d)$/i;

/** The most characters of a value that are looked at. */
const LONGEST = 400;

/** A word of a secret's length with letters and digits, which sentences do not have. */
const MIXED = /(?<!\S)(?=\S{6})\S{0,80}(?:\p{L}\d|\d\p{L})/u;

/** Tells whether several words are a sentence, or a label: letters and punctuation alone, with a word that sentences have. */
function isSentence(value: string): boolean {
  const isWords = /\s/.test(value) && /^[\p{L}\p{M}\d\s,.:;!?'"’()/–-]*$/u.test(value);
  return isWords && IN_SENTENCES.test(value) && !MIXED.test(value);
}

/**
 * Tells whether a value is shown, wherever it stands.
 *
 * @param value - The value, without its quotation marks.
 * @param kind - The kind of its name.
 */
export function isShown(value: string, kind: NameKind): boolean {
  const text = value.slice(0, LONGEST).trim();
  if (CONSTANT.test(text)) return true;
  if (text === "" || WEAK.test(text)) return text === "" || kind !== "password";
  if (TELLING.test(text) || REFERENCE.test(text)) return true;
  // Colours, and texts without a letter or a digit.
  if (/^(?:(?:bold|italic|underline) ?)*#[\da-f]{3,8}$/i.test(text) || !/[\p{L}\p{N}]/u.test(text))
    return kind !== "password";
  if (kind !== "password" && (FIGURE.test(text) || /^[A-Z]{3}$/.test(text))) return true;
  // Passwords are typed: words without a letter of ASCII or a digit tell about one.
  if (!/[A-Za-z\d]/.test(text) && /\p{L}/u.test(text)) return true;
  if (NUMBER.test(text)) return kind !== "password" || !/^\d{3,}$/.test(text);
  return isSentence(text);
}

/**
 * Tells whether a bare value is the name of a variable, as in code: `token: accessToken`, `password = user.password`.
 *
 * @param kind - The kind of the name that it would be the value of.
 * @param names - What knows the names of secrets.
 */
export function isVariable(value: string, kind: NameKind, names: SecretNames): boolean {
  if (!/^[A-Za-z_$][A-Za-z_$]*(?:\??\.[A-Za-z_$]+)*$/.test(value)) return false;
  if (names.kindOf(value) !== undefined) return true;
  // A password may have a dot in it.
  return kind === "password" ? /^[a-z_$]+(?:\??\.[a-z_$]+)+$/.test(value) : value.includes(".");
}

/**
 * Numbers with units, versions, dates, addresses, escapes, pairs, names of files, objects and packages, pointers: letters and digits that are no
 * secrets.
 */
const USUAL =
  /^(?:[-+]?[\d.,:]+(?:[a-z%°]{1,4}|-[a-z]+)|[a-z]+:\d+|(?:[a-z]\w*[-@=])*v?\d+(?:\.\d+)+[\w.+-]*|\d{4}-\d\d-\d\d.*|\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?|0x[\da-f]{1,16}|[\w.+-]+@[\w.-]+\.[a-z]{2,}|[\w./-]+\.[a-z]{1,4}(?::\d+)*|.*:\/\/.*|[#@][\w/.-]+|[a-z]+:|\w+\(.*|.+[=!]==?.+|HTTP\/[\d.]+|[\w.-]+=[^=][^=]{0,10}|(?:[\w.-]+\/)+[\w.-]+\.\w{1,5}|[*&]\w+|(?:\w+\.)+\w+@[\da-f]{1,8}|(?:com|org|net|io)\.[\w.-]+(?:\/\d+)?)$/i;

/** A usual word of prose. */
const WORD = /^[A-Z]?[a-z]*$/;

/**
 * Tells whether a bare value looks like a secret in prose: six characters or more, letters with digits or signs.
 *
 * @param kind - The kind of its name: passwords may be words with digits, tokens are not.
 */
export function looksSecret(value: string, kind: NameKind): boolean {
  if (value.length < 6 || value.length > 8192 || WORD.test(value) || !/[A-Za-z]/.test(value) || USUAL.test(value))
    return false;
  // Two capitals inside a word are no way to write one.
  const isMixed = kind === "password" && /[a-z][A-Z]{2}|[A-Z]{2}[a-z].*[a-z][A-Z]/.test(value);
  if (/^(?:[A-Za-z]+[-_/.])*[A-Za-z]+\d$/.test(value) && !isMixed) return false;
  if (kind !== "password" && /^[A-Za-z]+-?\d{1,4}$/.test(value)) return false;
  if (/\d/.test(value)) return !/^(?:[A-Za-z]+[-_/.])*[A-Za-z]+[-_/.]?\d{1,2}$/.test(value) || kind === "password";
  if (/[!$%^&*+~#]/.test(value) && /^[\w!$%^&*+~#.-]+$/.test(value))
    return !/^[\w.-]+[!#*]$|^[*#~]/.test(value) || kind === "password";
  // A password of Apple for one app, in groups.
  if (kind === "password" && /^[a-z]{4}(?:-[a-z]{4}){3}$/.test(value)) return true;
  // Letters in no order of cases,
  if (kind === "password" && /^[A-Za-z]{8,}$/.test(value) && countOfChanges(value) > value.length / 4) return true;
  // also with a sign between them.
  if (kind === "password" && /[._-]/.test(value) && /[a-z][A-Z]|[A-Z]{2}[a-z]/.test(value))
    return /^[\w.-]+$/.test(value);
  // No digit, no sign: a long run of letters in both cases, as in Base64.
  return value.length >= 20 && /^[A-Za-z+/=_-]+$/.test(value) && countOfChanges(value) > value.length / 5;
}

/** Counts the places where a word of a name in capitals and small letters would begin, and signs of Base64. */
const countOfChanges = (value: string) => value.match(/[a-z](?=[A-Z])|[A-Z](?=[A-Z][a-z])|[+/]/g)?.length ?? 0;
