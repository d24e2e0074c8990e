import type { Row } from "./command-rows.ts";

/** Rows like those of commands, for what services write to people, people to each other, and consoles to logs. Scripts for engines leave them out. */

/** A one-time code, in groups or not, and one before the words that tell it. */
const CODE = /(?:\d{2,4}(?:[- ]\d{2,4}){1,3}|\d{4,8})(?![\w.-]*\w)/y;
const CODE_BEFORE = /(?<![\w.:/-])(?:[A-Z]-)?(\d{4,8}|\d{3}[- ]\d{3}) \P{N}{2,9} $/u;

/** Words before a code of somebody, or one to be typed; those of other codes; and words after one: of verification, of access, to log in. */
const SOMEBODY =
  "your|use|enter|the|ihr|dein|votre|le|tu|su|tuo|seu|uw|je|din|dit|twój|ваш|твой|сообщайте|введите|podaj";
const OTHERS = "error|exit|status|zip|postal|country|response|return|promo|discount|coupon|product|source";
const FOR = "подтв|дост|авто|вхо|безоп|підтв|wery|autor|dost|dogr|onay|d(?:e|i|') ?(?:v|s|ac|co)|verif|otp";
const IS = String.raw`[はがを為为是은는이가]?(?: ?(?:is|lautet|ist|est|es|[èé]|to|är|er|là|הוא|คือ|[—–-])| ?[:：])?[:：]? ?["'「『“[【(（]?(?=\d)`;

export const MESSAGE_ROWS: readonly Row[] = [
  // One-time codes, in the languages that services write to their users.
  {
    words: "PIN|TAN|verific\\w*|vérific\\w*",
    before: /\p{L}{0,12}["']?(?:=>|[:：=]| is| est?| [éè]| lautet| \((?:it'?s|is)?|\|s:\d:):?[\t ]?["']?(?=\d)/uy,
    value: CODE,
  },
  // Nothing else has these names.
  {
    words:
      "验证码|驗證碼|認証コード|認証番号|確認コード|인증번호|인증 번호|인증코드|인증 코드|האימות|ओटीपी|รหัส otp|engangskod\\w*|engångskod\\w*|einmalcode|pincode|pinkode|mã xác",
    before: new RegExp(String.raw`(?: [\p{L}\p{M}]{1,20}){0,3}${IS}`, "iuy"),
    value: CODE,
  },
  {
    words: "code|código|codice|kod|kodu|код|kode",
    before: new RegExp(
      String.raw`(?:(?<=(?<!\p{L})(?:${SOMEBODY})(?: (?!(?:${OTHERS})\b)[\p{L}-]{1,20}){0,3} \p{L}{3,6})|(?= (?:${FOR})))(?: [\p{L}']{1,20}){0,5}?${IS}`,
      "iuy",
    ),
    value: CODE,
  },
  // Those with letters.
  {
    words: "(?<=enter the )code|(?<=guard )code",
    before: /(?: for account \S{1,40})?:? (?=[A-Z\d-]*\d)/iy,
    value: /[A-Z\d]{3,5}-?[A-Z\d]{1,5}(?![\w-])/y,
  },
  // Those that come first.
  {
    words: "your|Ihr|dein|votre|código|codice|Twój|ваш",
    lead: String.raw`\d (?:is|ist|est|es (?:tu|su)|è il tuo|é o seu|to|[—–-]) `,
    before:
      /(?<=[óo]di[gc][eo])|(?: [\p{L}\d.'-]{1,20}){0,4}? [\p{L}-]*(?:code|PIN|TAN|OTP|password|kod|код)(?!\p{L})/iuy,
    behind: CODE_BEFORE,
  },
  { words: "(?<=client.)run|(?<=bot.)run|(?<=client.lo)gin|(?<=bot.lo)gin", before: /\([\t ]?(?=["'][\w.-]{30,})/y },
  { words: "password [\"']Auth|password [\"']Private Key", before: /["'] (?=["'])/y },
  { words: "Key Content|(?<=Schlüssel)inhalt|(?<=Contenu de )la clé|v_Data", before: /[\t ]*:[\t ]*(?=\S)/y },
  { words: "WIFI:", before: /[^\r\n]{0,200}?[;:]P:/y, value: /(?:\\.|[^;\\\r\n])+/y },
  { words: "(?<=comman)d: /login|(?<=comman)d: /register", before: /[\t ]+(?=\S)/iy },
  { words: "BUNDLE_\\w+", before: /["']?[:=][\t ]?["']?(?=[\w-]{1,80}:\w)/y },
  { words: "(?<=user)-secrets set", before: /[\t ]+\S{1,80}[\t ]+(?=[^\s-])/y },
  {
    words: "bearer",
    before: /["']?[\t ]?[:=][\t ]{0,4}(?:Some\(\s{0,8})?["']?(?=[\w.~+/=-]{8,})/y,
    unfinished: /["']?[\t ]?[:=][\t ]{0,4}Some\(\s{0,8}$/y,
    value: /[\w.~+/-]+=*/y,
    isUnsure: true,
  },
  // What Redis keeps under the name of a secret.
  {
    words: "SETEX|PSETEX|SETNX|GETSET",
    before:
      /["']?[\t ]["']?(?=[^\s"']{0,80}:)(?=[^\s"']{0,80}(?:otp|token|session|passw|secret))[^\s"']{1,200}["']?(?:[\t ]["']?\d{1,8}["']?)?[\t ](?=\S)/iy,
  },
  // Words for a password in sentences.
  {
    words: "use |try |using ",
    before:
      /(?=\S{4,60} as (?:the |your |my |our )?(?:[a-z-]{1,12} )?(?:password|passphrase|passcode|pwd|code|PIN|OTP)\b(?! \w+ing| hash| field| manager| policy))/y,
    unfinished: /\S{1,60}(?: [a-z -]{0,40})?$/y,
  },
  {
    words: "(?<=crea)teUser",
    before: /(?:[\t ]+\S{1,40}[\t ]+(?:MD5|SHA)|["']?[\t ]+(?:AES|DES))(?:-?\d{1,4})?[\t ]+(?=\S)/y,
    isRepeated: true,
  },
  { words: "conan|sfdx|(?<=chec)k_\\w+", before: /[^\r\n|]{0,400}?[\t ]-p[\t ]+(?!\d{1,5}\b)(?=[^\s-])/y },
  { words: "rasdial", before: /[\t ]+(?:"[^"\r\n]{1,80}"|\S{1,80})[\t ]+\S{1,80}[\t ]+(?=[^\s/])/y },
  { words: "radtest", before: /[\t ]+\S{1,80}[\t ]+(?=\S)/y },
  { words: ": EAP|: PSK|: XAUTH", lead: "", before: /[\t ]+(?=["'])/y },
  { words: "]:587|]:465|]:25", lead: "", before: /[\t ]+[\w.@-]{1,80}:(?=\S)/y },
  { words: "addauth digest", before: /[\t ]+[\w.-]{1,80}:(?=\S)/y },
  { words: "(?<=optio)n key", before: /[\t ]+(?=["'])/y },
  { words: "doctl|(?<=cod)ecov|vercel|ngrok", before: /[^\r\n|]{0,200}?[\t ](?:-t|-a|--token)[\t =]+(?=[\w-]{16,})/y },
  {
    words: "(?<=with)Password|(?<=with)Secret|(?<=with)Token|(?<=with)Credentials|(?<=basic)Auth",
    before: /\([\t ]?(?:["'][^"'\r\n]{0,80}["'],[\t ]?)?(?=["'][^"'\r\n]{1,200}["'][\t ]?\))/y,
  },
  { words: "encrypt_string", before: /[\t ]+(?:--\S+[\t ]+)?(?=["'])/y },
  { words: "(?<=sen)d [\"']", before: /(?<=assword:?["'][^\r\n]{0,60})(?=\S)/y, value: /[^"'\r\n]+/y },
  { words: "hooks.slack.com/services/", before: /T\w{6,14}\/B\w{6,14}\/(?=\w)/y, value: /\w{16,}/y, kind: "urls" },
  // Statements and functions of databases.
  { words: "sp_addlogin|sp_password", before: /[\t ]+(?:N?'[^'\r\n]{0,80}',[\t ]?)?(?=')/y },
  { words: "pgp_sym_encrypt|pgp_sym_decrypt", before: /\([^()\r\n]{1,200},[\t ]?(?=')/y },
  { words: "SETUSER", before: /[^\r\n]{0,80}?[\t ]["']?>(?=\S)/y },
  { words: "mc alias set|mc config host add", before: /(?:[\t ]+\S{1,200}){3}[\t ]+(?=\S)/y },
  { words: "bundle config", before: /[^\r\n|]{0,400}?[\t ](?=[\w-]{1,80}:\w)/y },
  // Keys of 256 bits in Base64, and words that stand for a key.
  { words: "encrypt|key", before: /["']?[\t ]?[=:][\t ]?["']?(?=[\w+/]{43}=(?![\w=]))/y, isUnsure: true },
  {
    words: "(?<=see)d phrase|mnemonic|(?<=recover)y phrase|secret phrase",
    before: /["']?(?:[\t ]?[:=]| is)[\t ]?["']?(?=[a-z]{3,8}[ ,])/iy,
    value: /(?:[a-z]{3,8}[ ,]{1,2}){11,23}[a-z]{3,8}/y,
  },
  { words: "(?<=New )value", before: /: (?=\S{8,}(?:[\t ]*(?:$|[\r\n])| for))/y, isUnsure: true },
  {
    words: "(?<=crea)ted:|(?<=genera)ted:|(?<=iss)ued:",
    before: /(?<=(?:key|token|secret|password) \w+:) (?=\w*\d)(?=\w*[A-Z])(?=\w*[a-z])(?=[\w-]{16,})/y,
    value: /[\w-]+/y,
  },
  { words: "key", lead: "(?:my|your|the) ", before: /(?: is)?:? (?=\S{16,})/y, isUnsure: true },
  {
    words: "github-oauth|gitlab-oauth|gitlab-token",
    before: /(?:\.[\w.-]{1,80}[\t ]+|["']:[\t ]?\{[\t ]?["'][\w.-]{1,80}["']:[\t ]?)(?=\S)/y,
  },
  { words: "(?<=http)-basic", before: /\.[\w.-]{1,80}[\t ]+\S{1,80}[\t ]+(?=\S)/y },
  // A user and a password in messages: credentials are anna:x, creds anna / x.
  {
    words: "credentials|creds|logins?|identifiants|zugangsdaten|credenciales|auth-user-pass",
    before:
      /(?: (?:are|is|sont|sind|son))?(?: ?:)?[\t ](?!\w+:\/|(?:for|of|to|from|in|at|by|with|and|or|must|were?|not)[\s:])[\p{L}\d.@_-]{1,60}(?:[\t ]?[:/][\t ]?|[\t ])(?=[\w!@#$%])/uy,
    isUnsure: true,
    isPassword: true,
  },
  {
    words: "pass|pw|pwd",
    lead: String.raw`user:?[\t ][\w.@-]{1,60}[\t ]?[/,;][\t ]?`,
    before: /:?[\t ](?=\S)/y,
    isUnsure: true,
    isPassword: true,
  },
  // A file of passwords of PostgreSQL, and dumps of the place of a server in Python.
  {
    words: ":5432:|:5433:|:6432:",
    lead: "(?:^|[\\s\"'])[\\w.*-]{1,80}",
    before: /[\w*-]{1,63}:[\w.*-]{1,63}:(?=\S{1,200}[\t ]*(?:$|[\r\n"']))/y,
  },
  { words: "netloc=", before: /["'][^\s"'@:]{0,60}:(?=[^\s"']{1,200}@)/y, value: /[^\s"']+(?=@)/y, kind: "urls" },
  // What is made of passwords: https://manpages.debian.org/crypt.5
  {
    words: String.raw`\$2[aby]\$|\$[156y]\$|\$apr1\$|\$argon2id?\$`,
    lead: "",
    before: /(?=.)/y,
    value: /(?=[^\s:"']{24})[\w./=,$+-]{20,200}/y,
    kind: "tokens",
    isWhole: true,
  },
];
