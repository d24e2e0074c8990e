import type { Row } from "./command-rows.ts";

/** Keys, the codes of doors and devices, and addresses that are secrets, by the words before them. */

/** Keys after these words are shown: they name data. */
const HARMLESS_KEYS =
  "cache|etag|public|pub|primary|idempotency|partition|sort|foreign|unique|object|lookup|routing|group|map|index|hash|host|row";

export const MESSAGE_KEYS: readonly Row[] = [
  // Modems, devices and doors.
  { words: 'AT\\+CPIN=|AT\\+CWJAP\\w*="[^"]{0,64}",|AT\\+CWSAP\\w*="[^"]{0,64}",', before: /(?=["'\d])/y },
  {
    words: "keypad|(?<=door )code|(?<=gate )code|(?<=garage )code",
    before: /(?: (?:at|of|for|in|on|by|to) [^\r\n\d.!?:]{1,40}?)?(?:[:=]| is| to)[\t ](?=\d)/y,
    value: /\d{4,8}[#*]?(?!\w)/y,
  },
  { words: "homekit", before: /[^\r\n\d]{0,120}?(?=\d)/y, value: /\d{3}-\d{2}-\d{3}(?![\w-])/y },
  { words: "PIN block|PINBLOCK|PIN_BLOCK", before: /[\t ]?[:=][\t ]?(?=[\dA-F]{16}(?!\w))/y },
  {
    words: "sms_code|smscode|verify_code|verifycode|mfa_code|2fa_code|email_code|phone_code",
    before: /["']?[\t ]?[=:][\t ]?["']?(?=\d)/y,
    value: /\d{4,8}(?!\w)/y,
  },
  {
    words: "unlock code|backup code|safe combination",
    before: /(?: is|:)?[\t ](?=\d)/y,
    value: /\d{4,8}(?!\w|-)|\d{2,4}(?:-\d{2,4}){1,3}(?![\w-])/y,
  },
  // Keys of 128 bits or more, in hexadecimal or Base64, and in groups as people type them.
  {
    words: "key",
    lead: `(?<!(?:${HARMLESS_KEYS})[\\s_-]?)`,
    before: /["'\]]{0,2}(?:[\t ]?[=:][\t ]?|[\t ])["']?(?=(?:[\dA-F]{32}){1,2}(?!\w)|[[{][\t ]?0x)/y,
    value: /\w+|[[{][\t ]?(?:0x[\da-f]{1,2},[\t ]{0,4}){7,256}0x[\da-f]{1,2}/iy,
  },
  {
    words: "setup key|secret key|manual key|entry key|ZMK \\w+|TMK \\w+|ZPK \\w+",
    before: /(?: \d)?(?: is)?[:=]?[\t ](?=[\dA-Z])/y,
    value: /(?:[\dA-Z]{4}[ -]){3,15}[\dA-Z]{1,8}(?!\w)/y,
  },
  {
    words:
      "local_key|localKey|session_key|sessionKey|stream_key|streamKey|stream key|(?<=-)Session|(?<=session)Ticket|session_ticket",
    before: /["']?[\t ]?[=:][\t ]?["']?(?=[\w-]{10,})/y,
    isUnsure: true,
  },
  { words: "accounts:", before: /[\t ]?\[[\t ]?["'](?=0x[\da-f]{64}["'])/y },
  { words: "(?<=import)privkey|(?<=encrypt)wallet|(?<=wallet)passphrase", before: /["']?[\t ]+(?=\S{8})/y },
  { words: "nkey|nkey seed", before: /["']?[\t ]?[=: ][\t ]?["']?(?=S[UAO][A-Z2-7]{56}(?!\w))/y },
  { words: "AC[\\da-f](?=[\\da-f])", before: /[\da-f]{31}(?:["'],[\t ]?["']|:)(?=[\da-f]{32}(?!\w))/y },
  { words: "(?<=iwconfig \\w{1,15} )key", before: /[\t ]+(?:s:)?(?=\S{5})/y },
  { words: "pre-shared-secret|TLSPSKValue|keyMaterial", before: /[\t =]+["']?(?=\S)/y },
  {
    words: "product key|activation code|activation key|serial key|cd key",
    before: /(?: is)?[:=]?[\t ]["']?(?=[A-Z\d])/y,
    value: /(?:[A-Z\d]{4,5}-){3,5}[A-Z\d]{4,5}(?![\w-])/y,
  },
  { words: "seed", before: /[\t ]?[:=][\t ]?["']?(?=[A-Z2-7]{16,64}(?!\w))/y },
  {
    words: "recovery key|recovery password|wiederherstellungsschlüssel",
    before: /[^\r\n\d]{0,40}(?=\d)/y,
    value: /(?:\d{6}-){7}\d{6}/y,
  },
  { words: "private key", before: /[^\r\n:]{0,80}:[\t ]+(?=(?:0x)?[\da-f]{64}(?!\w))/iy },
  { words: "(?<=wireless.[\\w.@]{1,40}.)key", before: /=["']?(?=\S)/y },
  { words: "encrypt|key|(?<=\\w)key", before: /["']?[\t ]?[=:][\t ]?["']?(?=[\w+/]{43}=(?![\w=]))/y, isUnsure: true },
  // Keys and codes that words before them tell.
  { words: "(?<= -[A-Z])apikey|(?<=_)PAT", before: /=["']?(?=[\w-]{10,})/y },
  { words: "Secret ID|SecretID", before: /[\t ]*[:=][\t ]*["']?(?=[\w-]{16,})/y },
  {
    words: "exchange code|authorization code|auth code|device code",
    before: /(?: received| is| granted| issued)?[:=]? ["']?(?=[\w./-]{12,})/iy,
    isUnsure: true,
  },
  {
    words: "clé d'api|clé d’api|api-sleutel|api-nyckel|api-nøkkel|api-avain|api-nøgle|api-kulcs|api kulcs|api anahtarı",
    before: /(?:[\t ][^\r\n.!?:]{0,40}?)?(?:[\t ]?[:=]| is| est| är| er| on)[\t ]+(?=[\w-]{8,})/iy,
    isUnsure: true,
  },
  {
    words: "wifi key|wi-fi key|wlan key|wpa key|wpa2 key|community string|snmp community",
    before: /(?: for \S{1,40})?(?: is|[\t ]?[:=])?[\t ]+["']?(?=\S{6})/iy,
    isUnsure: true,
    isPassword: true,
  },
  { words: "server key", before: /(?: is)?[:=]?[\t ]["']?(?=[\w:-]{20,})/iy, isUnsure: true },
  { words: "device token|push token|apns token", before: /[:=]?[\t ]<(?=[\da-f]{8} )/iy, value: /[\da-f ]+/iy },
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
  // The code by which an application gets a token (RFC 6749 §4.1.2), keys in the query of functions, and places that are a secret.
  { words: "hooks.slack.com/services/", before: /T\w{6,14}\/B\w{6,14}\/(?=\w)/y, value: /\w{16,}/y, kind: "urls" },
  {
    words: "code=",
    lead: "[?&]",
    before:
      /(?=[\w%./~+-]{16,400}(?:==?)?(?:[&\s"']|$))(?:(?=\S{48})|(?<=(?:callback|oauth|redirect|login|authorize|signin|state=)[^\s"']{0,100})|(?=[^\s"']{16,400}[?&]state=))/iy,
    value: /[^\s&"']+/y,
    kind: "urls",
    isUnsure: true,
  },
  { words: "conda.anaconda.org/t/", before: /(?=[\w-]{8,}\/)/y, value: /[\w-]+/y, kind: "urls" },
  {
    words: "rtmp://|rtmps://",
    before: /[\w.:-]{1,80}\/[\w-]{1,40}\/(?=[\w-]*\d)(?=[\w-]{10,})/y,
    value: /[\w-]+/y,
    kind: "urls",
  },
  { words: "/magic[\\w-]*/", lead: "", before: /(?=eyJ[\w-]{4,400}\.)/y, value: /[\w.-]+/y, kind: "urls" },
  { words: "hooks.zapier.com/hooks/catch/", before: /\d{1,12}\/(?=\w)/y, value: /\w+/y, kind: "urls" },
];
