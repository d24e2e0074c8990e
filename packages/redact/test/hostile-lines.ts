import fc from "fast-check";
import { PIECES } from "./in-pieces.ts";

/** Puts names, signs, values, commands, tokens, escapes and harmless words in a row: texts of a few lines that resemble logs. */

const words = (text: string) => text.split(" ");

const NAMES = words(
  "password token api_key apiKey Authorization Cookie secret client-secret session auth pass db.password user[password] access%5Ftoken " +
    "X-Api-Key senha contraseña пароль 密码 pwd max_tokens token_type tokens author design compass key code sid connect.sid otp",
);
const SIGNS = [
  "=",
  ":",
  ": ",
  " = ",
  " => ",
  ":=",
  '":"',
  '": "',
  "='",
  '="',
  " ",
  " is ",
  ", ",
  '", "',
  "%3D",
  "\\u003d",
  "&#61;",
  ">",
  "|",
  "(",
];
const VALUES = [
  ...words(
    "s3cr3t-V4lue x hunter2 null true 12 4711 $TOKEN <token> required process.env.X Bearer Basic dTpwYXNz abc123def456 'a b' \"q w\"",
  ),
  "Bearer abcdef123456",
  "{a;b}",
  `ghp_${"1aB2cD3eF4".repeat(4).slice(0, 36)}`,
  `eyJ${"aB1".repeat(8)}.eyJ${"aB1".repeat(8)}.${"aB1".repeat(8)}`,
  "[REDACTED]",
  `$${"{X}"}`,
];
const COMMANDS = [
  ..."mysql -psecret1|redis-cli -a s3cr3t|curl -u anna:pw1|docker login -p s3cr3t9|sshpass -p x9x9|AUTH PLAIN dTpw|a1 LOGIN anna s3cr3t".split(
    "|",
  ),
  ..."PASS s3cr3t|IDENTIFIED BY 'x9'|INSERT INTO t (a, password) VALUES ('b', 'c')|-u|--user|login|set|config|requirepass x9|net use".split(
    "|",
  ),
  ..."user,password\nanna,x9y9z9\n|id  token  a\n1  abc123def456  b\n|net user anna s3cr3t|key-string x9x9|パスワードはx9y9z9|password....x9|rabbitmqctl add_user a x9".split(
    "|",
  ),
  ...'-----BEGIN RSA PRIVATE KEY-----|-----END RSA PRIVATE KEY-----|MIIEpAIBAAKCAQEA|u:p@tcp(h:3306)/d|value|{"value": "x9", "name": "token"}'.split(
    "|",
  ),
  ..."482913 is your code|your code is 482 913|G-4829|код: 4829|use x9y9z9 as the password|password:\n\n|pin (it's 4829)|{1,2,3,4,5,6,7,8}".split(
    "|",
  ),
  ...`with password x9y9z9|token==abc123def456|old=x9y9 new=y9x9|user.password\n=> "x9|set_password('a', 'b', 'c9d9')|credentials: anna x9y9z9`.split(
    "|",
  ),
  ..."recovery codes: ab12-cd34 ef56-ab78|WIFI:T:WPA;P:x9;;|MqttPassword x9y9z9|t=1700000000,v1=abc123def456|{SSHA}abc123def456|$2y$10$".split(
    "|",
  ),
  ..."https://h.dom/p?a=1&b=2|postgres://u:p@h/d|//u:p@h|https://t@h|?token=x&y=1|<URL:ftp://u:p@h>|<http://h/|anna@h.dom|/hooks/abc123".split(
    "|",
  ),
];
const BETWEEN = [
  " ",
  " ",
  " ",
  ", ",
  "; ",
  '"',
  "'",
  "`",
  "{",
  "}",
  "[",
  "]",
  "(",
  ")",
  "\t",
  "|",
  "-",
  "--",
  "&",
  "?",
  "%20",
  "\\n",
  "\\t",
  '\\"',
  '\\\\"',
  "\\",
];
const COLOURS = ["\u001b[31m", "\u001b[0m", "\\u001b[1m", "\\x1b[0m", "\\e[3"];
const HARMLESS = words(
  "GET 200 12:30 info the user logged in failed for h.dom/a/b 10.0.0.4 é 日本 level=info id=7 passed Session 7z",
);

const piece = fc.oneof(
  { arbitrary: fc.constantFrom(...NAMES), weight: 4 },
  { arbitrary: fc.constantFrom(...SIGNS), weight: 4 },
  { arbitrary: fc.constantFrom(...VALUES), weight: 4 },
  { arbitrary: fc.constantFrom(...COMMANDS), weight: 2 },
  { arbitrary: fc.constantFrom(...BETWEEN), weight: 5 },
  { arbitrary: fc.constantFrom(...COLOURS), weight: 1 },
  { arbitrary: fc.constantFrom(...HARMLESS), weight: 3 },
  { arbitrary: fc.constantFrom(...PIECES), weight: 3 },
);
const line = fc.array(piece, { maxLength: 9, size: "max" }).map((pieces) => pieces.join(""));

/** Texts of up to five lines. */
export const hostileLines: fc.Arbitrary<string> = fc
  .array(fc.tuple(line, fc.constantFrom("\n", "\n", "\r\n", ",\n")), { maxLength: 5, size: "max" })
  .map((lines) => lines.flat().join(""))
  .chain((text) => fc.constantFrom(text, text.replace(/\r?\n$/, "")));
