import type { Row } from "./command-rows.ts";

/** Keys, the codes of doors and devices, and addresses that are secrets, by the words before them. */

/** Keys after these words are shown: they name data. */
const HARMLESS_KEYS =
  "cache|etag|public|pub|primary|idempotency|partition|sort|foreign|unique|object|lookup|group|map|index|hash|host|row";

export const MESSAGE_KEYS: readonly Row[] = [
  // Modems.
  { words: 'AT\\+CPIN=|AT\\+CWJAP\\w*="[^"]{0,64}",|AT\\+CWSAP\\w*="[^"]{0,64}",', before: /(?=["'\d])/y },
  // Keys of 128 bits or more, in hexadecimal or Base64, and in groups as people type them.
  {
    words: "key|appid|sid",
    lead: `(?<!(?:${HARMLESS_KEYS})[\\s_-]?)`,
    before:
      /["'\]]{0,2}(?:[\t ]?[=:][\t ]?|[\t ])["']?(?=(?:[\dA-F]{32}){1,2}(?!\w)|(?<=(?:_key|appid|(?:hmac|aes) key)[\t ]?["']?[=: ][\t ]?["']?)(?:[\da-f]{32}){1,2}(?!\w)|(?<=[=:][\t ]?["']?)(?=[\w+]*\d)(?=[\w+]*[A-Z])(?=[\w+]*[a-z])[\w+]{28,}(?![\w.@-])|[[{][\t ]?0x)/y,
    value: /[\w+]+|[[{][\t ]?(?:0x[\da-f]{1,2},[\t ]{0,4}){7,256}0x[\da-f]{1,2}/iy,
  },
  {
    words:
      "\\/ipk|license|setup key|secret key|manual key|entry key|ZMK \\w+|TMK \\w+|ZPK \\w+|product key|activation code|activation key|serial key|cd key|recovery key|recovery password|wiederherstellungsschlüssel",
    before: /[^\r\n\d]{0,40}?(?: \d)?(?: is)?[:= ][\t ]?["']?(?=(?:[\dA-Z]{4,6}[ -]){3})/y,
    value: /(?:[\dA-Z]{4,6}[ -]){3,15}[\dA-Z]{1,8}(?!\w)/y,
  },
  { words: "private key|accounts:", before: /[^\r\n:]{0,80}?[:[][\t ]*["']?(?=(?:0x)?[\da-f]{64}(?!\w))/iy },
  { words: "seed", before: /[\t ]?[:=][\t ]?["']?(?=[A-Z2-7]{16,64}(?!\w))/y },
  {
    words: "encrypt|key|(?<=\\w)key",
    lead: `(?<!(?:${HARMLESS_KEYS})[\\s_-]?)`,
    before: /[^\r\n]{0,40}?[\s=:"'](?=[\w+/-]{43}=(?![\w=]))/y,
    isUnsure: true,
  },
  // Keys and codes that words before them tell.
  {
    words:
      "PIN block|PINBLOCK|PIN_BLOCK|server key|exchange code|authorization code|auth code|device code|Secret ID|SecretID|local_key|localKey|stream_key|streamKey|stream key|(?<=session)Ticket|session_ticket|(?<=-)Session|(?<= -[A-Z])apikey|(?<=_)PAT|clé d'api|clé d’api|api-sleutel|api-nyckel\\w*|api-nøkkel\\w*|api-avain|api-nøgle\\w*|مفتاح api|ключ доступу|ключ доступа|ключ api|api-kulcs|api kulcs|api anahtarı",
    before:
      /["']?(?:[\t ][^\r\n.!?:=]{1,40}?)??(?:[\t ]?[:=]| is| est| är| er| on)?[\t ]*["']?(?=[\w:./+-]{0,80}\d)(?=[\w:./+-]{8,})/y,
    isUnsure: true,
  },
  {
    words: "wifi key|wi-fi key|wlan key|wpa key|wpa2 key|community string|snmp community",
    before: /(?: for \S{1,40})?(?: is|[\t ]?[:=])?[\t ]+["']?(?=\S{6})/iy,
    isUnsure: true,
    isPassword: true,
  },
  {
    words: "(?<=see)d phrase|mnemonic|(?<=recover)y phrase|secret phrase",
    before: /["']?(?:[\t ]?[:=]| is)[\t ]?["']?(?=[a-z]{3,8}[ ,])/iy,
    value: /(?:[a-z]{3,8}[ ,]{1,2}){11,23}[a-z]{3,8}/y,
  },
  {
    words: "(?<=crea)ted:|(?<=genera)ted:|(?<=iss)ued:",
    before: /(?<=(?:key|token|secret|password) \w+:) (?=\w*\d)(?=\w*[A-Z])(?=\w*[a-z])(?=[\w-]{16,})/y,
    value: /[\w-]+/y,
  },
  { words: "key", lead: "(?:my|your|the) ", before: /(?: is)?:? (?=\S{16,})/y, isUnsure: true },
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
  {
    words: "ticket=|invite=|ticketid=|st=|md5=|hdnea=",
    lead: "[?&]",
    before: /(?=[\w.~%-]{12,})(?=[\w.~%-]{0,80}\d)/y,
    value: /[^\s&"'#]+/y,
    kind: "urls",
    isUnsure: true,
  },
];
