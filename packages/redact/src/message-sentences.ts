import type { Row } from "./command-rows.ts";
import { MIXED_INSIDE, STRONG } from "./forms.ts";
import { ENDINGS_OF_TEXTS } from "./words-of-texts.ts";

/** Sentences that tell a one-time code or a password, in the languages that services write to their users, and users to each other. */

/** A one-time code, in groups or not, and one before the words that tell it. */
const CODE = /(?:\d{2,4}(?:[- ]\d{2,4}){1,3}|\d{4,8})(?![\w.-]*\w)/y;
const CODE_BEFORE = /(?<![\w.:/-])(?:[A-Z]-)?(\d{4,8}|\d{3}[- ]\d{3}) \P{N}{2,9} $/u;

/** Words before a code of somebody, or one to be typed; those of other codes; and words after one: of verification, of access, to log in. */
const SOMEBODY =
  "your|use|enter|the|generated|sent|ihr|dein|votre|le|tu|su|tuo|seu|uw|je|din|dit|ditt|sinun|twój|v[aá][sš]|tvoj|vaš|ваш|твой|твоят|вашият|сообщайте|введите|podaj";
const OTHERS = "error|exit|status|zip|postal|country|response|return|promo|discount|coupon|product|source";
const FOR =
  "till? |for |för |für |voor |подтв|дост|авто|вхо|безоп|підтв|wery|autor|dost|dogr|onay|d(?:e|i|') ?(?:v|s|ac|co)|verif|otp|di(?:n|tt) ";
const IS = String.raw`[】」』\])]?[はがを為为是은는이가]?(?: ?(?:is|lautet|ist|est|es|este|[èéеє]|to|je|jest|on|yra|adalah|är|er|là|הוא|คือ|[—–-])| ?[:：])?(?: le| el| il| o)?[:：]? ?["'「『“[【(（]?(?=\d)`;

/** Words for a password, as sentences have them; and what may stand between one and its value: of whom, where, a verb. */
const PASSWORD = [
  "parola d'ordine",
  ...ENDINGS_OF_TEXTS.split("|").slice(2),
  ..."hasł|salasan|parole|parool|slaptažodis|парол|הסיסמה|סיסמת|mot de passe|kata sandi|mật khẩu|كلمة المرور|पासवर्ड|رمز عبور".split(
    "|",
  ),
]
  .map((word) => (/[a-zà-žа-я]{4}$/.test(word) ? `${word}[a-zà-žа-я]{0,5}` : word))
  .join("|")
  .concat("|mdp|password(?= d[aeo]l{0,2}[ '])|password(?= di )");
/** Words before a password. */
const VERB =
  "is|és|on|in|(?:ge\\w+|ingesteld) op|היא|er|är|ist|est|es|é|è|jest|to|je|este|nu|now|lautet|là|yra|adalah|olarak|είναι|е|є|है|คือ|til|till|auf|naar|en|a|à|na|на|på|para";
const TELLS = String.raw`(?:[:：=はがを為为是은는이가]|คือ|[\t ](?:${VERB})[\t ])[\t ]{0,4}["'«„“「『]?`;
const BETWEEN = String.raw`(?:[\t ](?:[^\r\n.!?;:="'(,]|[.:',](?=\p{L}|\d)|,[\t ](?=(?:\p{L}{2,3}[\t ]){1,2}(?:${VERB})[\t ])|(?<=\d)\.|\([^()\r\n]{0,60}\)){0,80}?)?`;

/** Words before the name of whom or what a password is for. */
const NOT_OF = String.raw`(?<![\t ](?:für|for|von|van|voor|de|du|per|di|dla|для|за|от|pour|av|af|(?<!d[ao] )para|user|benutzer|utente|usuario|usuário|utilisateur|login|gebruiker|пользователя|пользователь|логин|host|server))`;

export const MESSAGE_SENTENCES: readonly Row[] = [
  // One-time codes, in the languages that services write to their users.
  {
    words: "PIN|TAN|mobileTAN|smsTAN|pushTAN|mTAN|verific\\w*|vérific\\w*",
    before:
      /\p{L}{0,12}["']?(?: (?:code|kode|kod|codice|código|number|nummer|entered|used|tried|eingegeben|saisi))?(?: (?:for|für|of|til|till|pour|para|dla|do|van|della|del|de la|du) \p{L}{2,16}(?:[^\r\n.:!?]|[.:](?=\d)){0,60}?)?(?:[\t ]?(?:=>|[:：=])|(?: has been| was| is)? (?:set|changed|reset) to| ist?|(?<=pin\p{L}{0,12}) är| est?| [éè]| lautet| \((?:it'?s|is)?|\|s:\d:):?[\t ]?["']?(?=\d)/uy,
    value: CODE,
  },
  {
    words: "PIN|PUK",
    before: /:? (?=\d{4,8}(?!\d))/y,
    value: CODE,
  },
  {
    words: "code",
    lead: String.raw`(?:otp|2fa|mfa|verif|one-time|sms|magic)[^\r\n]{0,160}["']`,
    before: /["']?[\t ]?(?:=>|[:=])[\t ]?["']?(?=\d)/iy,
    value: CODE,
  },
  {
    words: "one-time|one time",
    before: / (?:code|password|passcode|pin)[^\r\n.!?:;]{1,80}?(?: is|:) (?=\d)/iy,
    value: CODE,
  },
  // Nothing else has these names.
  {
    words:
      "kodunuz|keypad at|keypad code|passkey|scratch codes are|setup code|pairing code|door code|gate code|garage code|homekit|unlock code|backup code|safe combination|验证码|驗證碼|認証コード|認証番号|確認コード|인증번호|인증 번호|인증코드|인증 코드|האימות|ओटीपी|รหัส otp|engangskod\\w*|engångskod\\w*|einmalcode|pincode|pinkode|mã xác|mã otp|vahvistuskood\\w*|ověřovací kód|overovací kód|megerősítő kód\\w*|codul de|κωδικός επ|رمز التحقق|doğrulama kod\\w*|onay kod\\w*|pinkod(?:en)?|bekreftelseskod\\w*|bekræftelseskod\\w*|sikkerhetskod\\w*|sikkerhedskod\\w*|säkerhetskod\\w*|verifieringskod\\w*|sms-kod\\w*",
    before: new RegExp(String.raw`\p{L}{0,12}(?:(?: [\p{L}\p{M}]{1,20}){0,3}| [^\r\n:.!?]{1,60}(?=:))${IS}`, "iuy"),
    value: CODE,
  },
  {
    words: "code|código|codice|kod|kodu|код|кодът|kode|koden|koodi|koodisi|kód",
    before: new RegExp(
      String.raw`(?:(?<=(?<!\p{L})(?:${SOMEBODY})(?: (?!(?:${OTHERS})\b)[\p{L}-]{1,20}){0,3} \p{L}{3,7})|(?= (?:${FOR})))(?: \p{L}[^\s\d.:!?]{0,20}){0,8}?${IS}`,
      "iuy",
    ),
    value: CODE,
  },
  // Those with letters.
  {
    words: "(?<=enter the )code|(?<=guard )code",
    before: /(?: [^\r\n.:]{1,40}?)??(?: is)?:? (?=[A-Z\d-]*\d)/y,
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
  // Sentences that tell a password, in many languages: of whom or where, a verb or a colon, and what is made up.
  {
    words: PASSWORD,
    before: new RegExp(
      String.raw`(?:[\u0e00-\u0eff]{1,24})?(?:[\t ](?=${STRONG})|(?:${BETWEEN}${NOT_OF}(?:[\t ]?[:：=][\t ]{0,8}|[\t ]{1,4})|[はがを為为是은는이가][：:\s]{0,4}|(?=[「『“]))[«„“「『]?(?=["']?(?:${STRONG}(?:${MIXED_INSIDE}|(?<=${TELLS}|[「『“]))|(?<=[:：][\t ]{0,2})(?=\p{Ll}{3,20}[-_.]\p{Ll}{3,20}(?:,|[\t ]*(?:[\r\n]|$)))|(?<=${TELLS})(?=[^\s,;()]{8})(?=[^\s,;()]{0,80}[A-Z])(?=[^\s,;()]{0,80}[a-z])(?=[^\s,;()]{0,80}[-!@#$%&*+_])|(?<=(?:lautet|c['’]est)(?: \p{L}{3,12})??[\t ]{1,2}[„«]?)(?=[^\s,;()]{5}))))`,
      "uy",
    ),
    value: /[^\s"'`«»“”„「」『』,;<>()[\]]{1,400}?(?=[.,;:!?。]{0,4}(?:[\s"'`«»“”「」『』,;<>()[\]。、]|$))/uy,
  },
];
