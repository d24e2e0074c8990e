import { ending, endsWith } from "./forms.ts";
import type { Matcher } from "./matcher.ts";
import type { Name } from "./name-in-text.ts";

/** Pairs of fields, one of which has a name and the other its value, within one object and 4,096 characters. */

/** The keys of the field with the name, and of that with the value. */
export const NAME_KEY: string = String.raw`(?:\w{0,20}name|\w{0,20}key|header|field|param(?:eter)?|property|variable|id|k|n)`;
export const VALUE_KEY: string = String.raw`(?:\w{0,20}value|content|val|v|data|default)`;
const SIGN = String.raw`["']?\s{0,4}(?::|=>?)\s{0,4}`;

/** Each of them ends so. */
const OPENING = ending(/["'>]$|:[\t ]{1,4}$|variable=$/);

/** Each row has what stands before the name, and what stands between it and the value. */
const PAIRS: readonly (readonly [before: RegExp, between: RegExp, unfinished?: RegExp])[] = [
  // JSON, HAR and dumps of objects: {"name": "X-Api-Key", "value": "x"}. Attributes: <add key="Password" value="x"/>.
  [
    ending(new RegExp(String.raw`[{\s,("'<]${NAME_KEY}${SIGN}["']$`, "i")),
    new RegExp(String.raw`["'][^{}<>]{0,4096}?[\s,;"']${VALUE_KEY}${SIGN}`, "iy"),
    /["'][^{}<>]{0,4096}$/y,
  ],
  // YAML: - name: TOKEN, and value: x in the next line.
  [
    ending(new RegExp(String.raw`[\s{-]${NAME_KEY}:[\t ]{1,4}["']?$`, "i")),
    new RegExp(String.raw`["']?[\t ]{0,40}(?:\r?\n[\t ]{0,80}|,[\t ])${VALUE_KEY}:[\t ]{1,4}`, "iy"),
    /["']?[\t ]{0,40}\r?\n[\t ]{0,80}$/y,
  ],
  // Variables of Terraform: variable "token" { default = "x" }.
  [
    ending(/\b(?:variable|output) ["']$/),
    /["']\s{0,8}\{[^{}]{0,400}?\s(?:default|value)\s{0,8}=\s{0,8}/y,
    /["']\s{0,8}\{[^{}]{0,400}$/y,
  ],
  // Variables of Azure Pipelines: ##vso[task.setvariable variable=token]x
  [ending(/\[task\.setvariable variable=$/), /[^\]\r\n]{0,80}\]/y],
  // Parts of a form: name="password", an empty line, the value.
  [
    ending(/\bname=["']$/i),
    /["'](?:\r?\n[\w-]{1,40}:[^\r\n]{0,200}){0,4}\r?\n\r?\n/y,
    /["'](?:\r?\n(?:[\w-]{1,40}:[^\r\n]{0,200})?){0,5}$/y,
  ],
  // Strings of PHP: s:8:"password";s:2:"x";
  [ending(/s:\d{1,3}:"$/), /";s:\d{1,5}:/y],
  // Elements: <string name="api_key">x</string>, <key>Password</key><string>x</string>.
  [
    ending(/<(?!input\b)[\w:-]{1,40}\s(?:[^<>]{0,80}\s)?(?:name|key|id|n)=["']$/i),
    /["'][^<>]{0,80}(?<!\/)>\s{0,40}(?:<value>|<!\[CDATA\[)?(?=[^<\s])/y,
    /["'][^<>]{0,80}(?:>\s{0,40}(?:<[\w![]{0,8})?)?$/y,
  ],
  [
    ending(/<(?:key|name|t[dh]|dt)>$/i),
    /<\/\w{2,4}>\s{0,80}(?:<(?:string|value|td|dd)>){1,2}/iy,
    /<\/\w{2,4}>\s{0,80}$/y,
  ],
];

/** Match what stands before the names of pairs. */
export const PAIR_BEGINNINGS: readonly RegExp[] = PAIRS.map(([before]) => before);

/** Returns the place of the value, if a name is that of a pair. */
export function pairedValue(search: Matcher, { before, end }: Name): number | undefined {
  if (!endsWith(before, OPENING)) return undefined;
  for (const [opening, between, unfinished] of PAIRS)
    if (endsWith(before, opening)) {
      const match = search.at(between, end);
      if (match) return end + match[0].length;
      if (unfinished !== undefined) search.at(unfinished, end);
    }
  return undefined;
}

const VALUE_OPENS = /["']?\s{0,4}(?::|=>?)\s{0,4}(?=["'])/y;

/** Returns the place of the mark that opens the value after its key. */
export function valueAfterKey(search: Matcher, place: number): number | undefined {
  const match = search.at(VALUE_OPENS, place);
  return match ? place + match[0].length : undefined;
}

const NAME_AFTER = new RegExp(
  String.raw`["'][^{}<>]{0,4096}?[\s,;"'{]${NAME_KEY}${SIGN}["']([^"'\r\n]{1,128})["']`,
  "iy",
);
const MAY_FOLLOW = /["'][^{}<>]{0,4096}$/y;

/** Returns the name that follows a value in the same pair. @param place - That of the mark that closes the value. */
export function nameAfter(search: Matcher, place: number): string | undefined {
  const match = search.at(NAME_AFTER, place);
  if (!match) search.at(MAY_FOLLOW, place);
  return match?.[1];
}
