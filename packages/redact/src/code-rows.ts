import type { Row } from "./command-rows.ts";

/** One-time codes, which are digits: the words by which they are told, in the languages that services write to their users. */

/** A code, in groups or not, and one before the words that tell it. */
const CODE = /(?:\d{2,4}(?:[- ]\d{2,4}){1,3}|\d{4,8})(?![\w.-]*\w)/y;
const CODE_BEFORE = /(?<![\w.:/-])(?:[A-Z]-)?(\d{4,8}|\d{3}[- ]\d{3}) \P{N}{2,9} $/u;

/** Words before a code of somebody, or one to be typed, and those that tell another kind of code. */
const SOMEBODY =
  "your|use|enter|the|ihr|dein|votre|ton|le|tu|su|tuo|seu|uw|je|din|dit|twój|ваш|твой|nhập|сообщайте|введите|podaj|saisissez|ingresa";
const OTHERS = "error|exit|status|zip|postal|country|response|return|promo|discount|coupon|product|source";
/** Words after one: of verification, of access, to log in. */
const FOR =
  "подтв|дост|авто|вхо|безоп|актив|підтв|wery|autor|dost|potw|jedno|dogr|onay|d(?:e|i|'|ell')? ?(?:v|s|ac|co|auth)|verif|otp|ตร|ยืน";
const IS = String.raw`(?: ?(?:is|lautet|ist|est|es|[èé]|to|är|er|on|је|là|הוא|คือ|[—–-])| ?[:：])?[:：]? ?["'「『“[【(（]?(?=\d)`;

export const CODE_ROWS: readonly Row[] = [
  {
    words: "PIN|TAN|verific\\w*|vérific\\w*",
    before: /\p{L}{0,12}["']?(?:=>|[:：=]| is| est?| [éè]| lautet| \((?:it'?s|is)?|\|s:\d:):?[\t ]?["']?(?=\d)/uy,
    value: CODE,
  },
  // Nothing else has these names.
  {
    words:
      "验证码|驗證碼|校验码|动态码|認証コード|認証番号|確認コード|確認番号|ログインコード|인증번호|인증 번호|인증코드|인증 코드|확인 코드|보안 코드|" +
      "קוד האימות|קוד אימות|ओटीपी|รหัส otp|engangskod\\w*|engångskod\\w*|einmalcode|mã xác",
    before: new RegExp(String.raw`(?: [\p{L}\p{M}]{1,20}){0,3}[はがを為为是은는이가]?${IS}`, "iuy"),
    value: CODE,
  },
  {
    words: "code|código|codice|codigo|kod|kodu|код|kode|cod",
    before: new RegExp(
      String.raw`(?:(?<=(?<!\p{L})(?:${SOMEBODY})(?: (?!(?:${OTHERS})\b)[\p{L}-]{1,20}){0,3} \p{L}{3,6})|(?= (?:${FOR})))(?: [\p{L}']{1,20}){0,5}?${IS}`,
      "iuy",
    ),
    value: CODE,
  },
  // Those with letters.
  {
    words: "enter the code|enter code|guard code",
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
];
