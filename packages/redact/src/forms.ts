/**
 * The forms of assignments: what stands before a name, the sign after it, and what stands before its value. In the table of `assignments.ts`
 * each is tried in turn. The text before a name begins with a line break if it is the beginning of a text.
 */

/** Returns what matches the end of a text as an expression with `$` does, but reads it backwards: most texts tell by their last character. */
export const ending = ({ source, flags }: RegExp): RegExp => new RegExp(`(?<=${source})`, `${flags}y`);

/** Tells whether a text ends with a match of what `ending` returned. */
export function endsWith(text: string, pattern: RegExp): boolean {
  pattern.lastIndex = text.length;
  return pattern.test(text);
}

/** The marks after a name: those that close it, and those of optional members. */
export const CLOSING: RegExp =
  /["'`]?(?::(?:protected|private|"[\w\\]{1,60}":private)(?=\]))?(?:\)?\]|>>|\)(?=["'\]]))?["'`]?\]?(?:\}(?= ?=)|[?!](?=\s?:)| \[\w*\](?=:))?/y;

/** A word after a name, so that it has neither marks nor a sign. */
export const WORD_AFTER: RegExp = / {1,40}\w/y;
/** The signs of an assignment, with the blanks around them. */
export const SIGN: RegExp =
  /([\t ]{0,40})(=>|(?<=[\t ])(?:->(?=[\t ])|\.(?=[\t ]"))|:=|=(?![=~])|:(?![:=])|：|\.{4,40}|::(?=[\t ]))([\t ]{0,40})/y;
/** The value may stand in the next line if it is quoted, or after its type, as PHP prints one. */
export const NEXT_LINE: RegExp = /\r?\n[\t ]{0,80}(?=["'`]|string\()/y;
export const LINE_BREAK: RegExp = /\r?\n/y;
/** In JSON the sign may stand on a line of its own. */
export const COLON: RegExp = /(\s{0,40})(:)(\s{0,40})(?=["'\\\d])/y;
/** What follows a key may come in another line. */
export const UNFINISHED: RegExp = /\s{0,80}[,:]?\s{0,80}$/y;
export const COMMA: RegExp = /\s{0,8},\s{0,20}(?:<<|~\w)?(?=["'])/y;
export const LIST: RegExp = /[[(\s,]{1,80}(?=["'`]|$)|\[(?=[\w!-])/y;

/** What stands before a name at the beginning of a line: marks of lists and diffs, levels of logs, words that set variables. */
export const LINE_BEGINNING: RegExp = ending(
  /[\r\n][\t ]*(?:##\[\w+\])?(?:(?:[-*+>|#$<]{1,3}|export|set|declare -x|\[[^\]\r\n]{1,40}\]|[\dT:.,+Z-]{8,40}|[A-Z]{4,5}:?|\(\w\))[\t ]+){0,4}(?:[\p{L}]{1,16} ){0,3}["'`@$]?$/u,
);
/** Names of variables of the environment have a value to the end of the line, whatever a program prints before them. */
export const VARIABLE: RegExp = /^[A-Z\d]+(?:_[A-Z\d]+)+$/;
/** A cell of a table, and the next one. */
export const CELL: RegExp =
  /[\t ]*[|│┃][\t ]*(?=[^\s|]+[\t ]*[|│┃])|(?<=(?:^|[\r\n])["']?[\w.-]{1,60}["']?)[,;\t](?=[^\s,;|]+(?:[\r\n]|$))/y;
/** The names of functions that set a secret: setPassword("x"); in SQL, PASSWORD('x'). */
export const SETTER: RegExp = /^(?:set|add)_?[A-Z]|^PASSWORD$/;
/** What stands before the name of a parameter in a URL, whose value a `#` ends. */
export const PARAMETER: RegExp = ending(/[?#](?:[^\s"'<>]*&)?$/);
/** What stands before a name in an object, a list of arguments, or pairs. */
export const LIST_BEGINNING: RegExp = ending(/[{[(,;&?|][\t ]*["'`:@$]?$/);
/** Pairs of Go, without delimiters: {Host:h Password:x}, map[password:x user:u]. */
export const IN_BRACKETS: RegExp = ending(/[{[][^{}[\]\r\n]{0,120}[\t ]$/);
/** Words before a name that a blank divides from its value. */
export const SETS: RegExp = ending(
  /[\s"'](?:ENV|ARG|SetEnv|setx|set(?: -\w+)*|(?:config|RequestHeader|Header) set|proxy_set_header|add_header|fastcgi_param)[\t ]+(?:\/\/\S{1,80}:)?["']?$/i,
);
export const OPTION: RegExp = ending(/[\s"'`[(,]--?(?:[\w-]{1,40}[.-])?$/);
/** Match the text before the name of a setting, and after its value. */
export const SETTING_BEGINNING: RegExp = ending(/[\r\n][\t ]*(?:\S{1,40} )?$|; $/);
export const SETTING_ENDS: RegExp = /[\t ]*(?:[;\r\n]|$)/y;
/** The name of a setting that a blank divides from its value: bindpw x */
export const SETTING_NAME: RegExp = /^[a-z]{2,16}(?:pwd?|pass(?:w(?:or)?d)?)$/i;
/** A block in one line, and what follows a value in it: client a { address = h secret = x } */
export const IN_BLOCK: RegExp = ending(/\{[\t ][^{}\r\n]{0,160}[\t ]$/);
export const BLOCK_GOES_ON: RegExp = /[\t ](?:\}|\w{1,40}[\t ]=)/y;
/** What follows a value at the end of its line. */
export const LINE_ENDS: RegExp = /[\t ]*(?:[\t ][#;][^\r\n]*)?(?:[\r\n]|$)/y;

/** Looks ahead to a word of letters and digits, but not to a path, host, version or date. */
export const STRONG: string = String.raw`(?=[^\s,;()]{6})(?=[^\s,;()]{0,80}\d)(?=[^\s,;()]{0,80}\p{L})(?!\d{4}-\d\d-|\d{1,4}(?:\p{L}{1,8}(?:[\s.,]|$)|-\p{L}|[^\0-\x7f]))(?![^\s,]{0,80}[/=]|v?\d+\.\d|\S{1,80}\.[a-z]{2,6}[\s.,:])`;
/** Looks ahead to a word with a sign, a capital, or a letter after a digit inside, as few others than passwords have. */
export const MIXED_INSIDE: string = String.raw`(?=[^\s,;()]{0,80}(?:\d\p{L}|[!@#$%&*+_.][^\s.,;]|\p{Ll}\p{Lu}))`;

/** Words after a name, up to a sign or a verb after which its value comes: `password for anna is x`. */
export const WORDS_AFTER: RegExp = new RegExp(
  String.raw`(?:["'\]]{1,3}\.?)?((?:[\t ]+(?:[\p{L}\p{M}@'’%_\d[\]-]|\.(?=\S)){1,40}){0,5}?(?:[\t ]+\([^()\r\n]{1,60}\))?)(?:[\t ]*[:：][\t ]*|[\t ]=[\t ]*|(?<=[\t ](?:old|new|value|prev\w{0,4}|current))=|[\t ]+((?:is|was|ist)(?: now| jetzt| nu)?|value|[Gg]ot|expected|received|from|to|auf|naar|as|je|este|είναι|lautet|est|es|[éè]|jest|är|er|là|—|–)[\t ]{0,40}(?::|->)?[\t ]{1,40}|(?<![\t ](?:for|of|by|user|from|on|at|in|host|server|client|to|and))([\t ]{1,4})(?=["'${"`"}]?${STRONG}${MIXED_INSIDE}))(?=["'${"`"}]?[^\s"'${"`"}])`,
  "uy",
);
/** The same, but the value stands alone in a line after this one. */
export const LINE_AFTER: RegExp = /(?:[^\r\n.!?:]|[.!?:](?=[^\s\r\n])){0,160}:[\t ]*(?:\r?\n[\t ]{0,80}){1,2}/uy;
/** A hash of a password with its method: {SSHA}x. */
export const HASH: RegExp = /\{[\w-]{3,12}\}[\w+/$=.-]{8,400}/y;
/** The opening mark of a quotation in some languages. */
export const OPENING_MARK: RegExp = /[«„“”「『][\t ]?/y;
/** Words before the name of a secret that is given: log in with password x, user anna password x. */
export const GIVEN: RegExp = ending(
  /(?:\b(?:with|using)|\b(?:login|user|connect|output)[\t ]["']?[\w.@-]{1,60}["']?)[\t ]$/i,
);
/** Words that tell whom or what a value after a colon is about. */
export const ABOUT: RegExp =
  /(?:^|\s)(?:for|of|by|user|from|on|für|von|bei|pour|de|du|per|di|para|van|voor|dla|для)(?=\s|$)/i;
/** A password as people make them: words with capitals and signs. */
export const MADE_UP: RegExp = /^(?=.*[-_.!@#$%&*+])(?=.*[A-Z])(?=.*[a-z])[\p{L}\d_.!@#$%&*+-]{8,40}$/u;
/** Cookies that are deleted. */
export const CLEARED: RegExp = /^[\w.-]{1,80}=(?:""|deleted)?[\t ]*(?:;|$)/;
/** Matches a code as people write it: digits in groups. */
export const GROUPS: RegExp = /\d{2,4}(?:[- ]\d{2,4}){1,3}(?![\w-])/y;
/** Names of functions, encodings and versions have a word and a number as well. */
export const USUAL_WITH_NUMBER: RegExp =
  /^(?:sha|md|utf|base|aes|latin|http|oauth|level|argon|ed|rsa|hs|rs|es|version|type|v|user|line|step|mode)-?\d+$/i;
/** The octets of a key, as a list. */
export const OCTETS: RegExp = /[[{][\t ]?(?:(?:0x)?[\da-f]{1,3},[\t ]{0,4}){7,256}(?:0x)?[\da-f]{1,3}[\t ]?[\]}]/iy;
/** A password with any signs up to the end of its line. */
export const RUN: RegExp = /[^\s"'`(){}[\]]{1,200}[<>&;|$,][^\s"'`]{1,200}(?<![,;)}\]])(?=[\t ]*(?:[\r\n]|$))/y;
/** Further values of a name in the plural. */
export const NEXT_ITEM: RegExp = /(?:[\t ]{1,8},?|,)[\t ]{0,8}(?=[\w-])/y;
/** A secret before it is changed, and after. */
export const CHANGED: RegExp = /(?:old|previous|new|value)=/y;
export const NEXT_CHANGED: RegExp = /["']?,?[\t ]new=/y;
/** What a shell of a language prints in the next line, and what tells there that the value of a field is invalid. */
export const RESULT: RegExp = /\r?\n(?:=> |[^\r\n]{0,300}?[[(][^\r\n]{0,100}input_value=)(?=["'])/y;
export const RESULT_UNFINISHED: RegExp = /\r?\n?$/y;
/** The same in scripts without blanks between words, straight after the name. */
export const COPULA: RegExp = /[はがを为為是는은이가][：:\s]{0,4}(?=[「『“"']?\w|$)/y;
/** A type between a name and its value: `password: str = "x"`. */
export const TYPED: RegExp = /[A-Za-z][\w.<>[\]|? ]{0,40}[?!]?[\t ]*=[\t ]*(?=["'])/y;
/** Methods and functions that have a name and its value as arguments. */
export const SETTING: RegExp = ending(
  /(?:\b(?:put|set\w*|add\w*|append|define|\w*env|\w*header|field|option|param\w*)\(|\.set\(|[[(,]\s?[[(])\s?["']$/i,
);
/** The digit by which routers name the encoding of a password: `password 7 x`; a type of the registry of Windows. */
export const ENCODING: RegExp = /(?:[05789]|(?:\/t )?REG_SZ(?: \/d)?)[\t ]+(?=\S)/y;
/** A member of an object, up to its value: the value of a secret may be an object. */
export const MEMBER: RegExp = /[{,]\s{0,40}(?:["']?[\w.-]{1,40}["']?\s{0,4}(?::|=>?)\s{0,4}(?=["'\w-]|$)|$)/y;
/** A call whose last argument is a password. */
export const LOGIN_CALL: RegExp = /\(\s?(?:["'][^"'\r\n]{0,80}["'],\s?){1,3}(?:Some\()?(?=["'])/y;
export const CALL_UNFINISHED: RegExp = /\(\s?(?:["'][^"'\r\n]{0,80}["'],\s?){0,3}$/y;
/** A signature with its time and version: t=1700000000,v1=x. */
export const PARTS: RegExp = /(?:[a-z]\w?=[^\s,;"'<>]{1,400},){1,4}[a-z]\w?=[^\s,;"'<>]{8,400}/y;
/** A login after the name of credentials: `anna / x`, `anna:x`. */
export const LOGIN: RegExp = /[\p{L}\d_.@\\-]{1,60}(?:[\t ]?\/[\t ]?|:)(?=[^\s/])/uy;
export const CREDENTIALS_NAME: RegExp = /(?:cred(?:ential)?s?|zugangsdaten|logins?|auth|authentication)$/i;
/** A word in brackets stands for a value. */
export const PLACEHOLDER: RegExp = /^(?:<[A-Za-z _-]+>|\[[A-Z ]+\])/;
export const BLANK: RegExp = /[\t ]{1,40}(?:[«„“][\t ]?)?(?=[^\s:=-])/y;

/** The names of header fields whose values are secrets wherever they stand, and the schemes that a value may begin with. */
export const HEADER: RegExp = /(?:^|\.)(?:(?:proxy-)?authorization|(?:set-)?cookie2?)$/i;
export const HEADER_SIGN: RegExp = /\\?[\t ]{0,4}:\\?[\t ]*/y;
export const CREDENTIALS: RegExp =
  /["']?(?:bearer|basic|token|digest|negotiate|apikey|hawk|ssws|aws4-hmac-sha256)(?:\\?[\t ])+/iy;
export const SCHEME: RegExp = new RegExp(`^${CREDENTIALS.source}`, "i");
export const MARK: RegExp = /["'`]/g;

/** A string that a program completes is not the secret. */
export const TEMPLATE: RegExp =
  /\$\{|\{\{|#\{|%\(?[\w]*\)?s(?![\w])|^\{\w*\}$|^[\w .:/-]+\{\w*\}[\w .:/{}-]*$|^\{\w*\}[ .:/-]*\{/;
/** The name of a type, which a declaration has where an object has a value: `key: Uint8Array;`. */
export const TYPE_NAME: RegExp = /^(?:[A-Z][A-Za-z]*\.)*(?:[A-Z][a-z]+\d{0,2}){2,}$/;
/** HTML §6.6.2: a key of the keyboard. */
export const ACCESS_KEY: RegExp = /^accesskey$/;
/** Words after a word after an option: a sentence. */
export const SENTENCE: RegExp = / [a-z]+ [A-Za-z]+(?!\w)/y;

export const ELEMENT_END: RegExp = /[<\r\n]|\]\]>/g;
export const TAG_END: RegExp = /(?:\s[^<>]{0,200})?(?:(?<!\/)>(?:\s{0,40}(?:<(?:!\[CDATA\[|value>)|$))?|$)/iy;
