import { expect, test } from "vitest";
import { DRAWS, SEED } from "../../../tooling/build/vitest/draws.ts";
import { growthOfWork, MOST_GROWTH } from "../../testkit/src/counted-work.ts";
import { ROWS } from "../src/command-rows.ts";
import { redact } from "../src/index.ts";
import { MESSAGE_ROWS } from "../src/message-rows.ts";
import { TOKEN_SHAPES } from "../src/token-shapes.ts";

/** Returns a text that begins as a row of words does. */
const plain = (words: string) =>
  (words.split("|")[0] ?? "")
    .replace(/\(\?<?[=!].*?\)/g, "")
    .replace(/\[[^\]]*\]|\\[wd]/g, "a")
    .replace(/\{[^}]*\}|[?*+()\\]|\?:/g, "");

/** Openings after which a finder reads on, from each row of its table. */
const OPENERS = [
  ...[...ROWS, ...MESSAGE_ROWS].map(({ words }) => `${plain(words)} `),
  ...TOKEN_SHAPES.map(([prefixes]) => prefixes.split(" ")[0] as string),
  ..."mysql -p|curl -u a:|AUTH PLAIN |a1 LOGIN a |-----BEGIN RSA PRIVATE KEY-----|IDENTIFIED BY '|@tcp(|thin:a/|hooks.slack.com/services/".split(
    "|",
  ),
  ...`{"password":{|{"password":[|"password":"|password='|password='undefined never |password={|password: |password |password is |password for a |Cookie: a=|cookie:`.split(
    "|",
  ),
  ...`{"name":"token",|{"value":"x",|<password>|<password a|<a name="token">|variable "token" {|token="""|password....|密码是|--password `.split(
    "|",
  ),
  ...`set("password",|token(|Token {a:"|?token=|?tokens=|//u:|https://t@|//u:p@|<URL:|<URL:ftp://u:p|<a:|\\|\\\\"|\\u0040|%40|%2540|&#64;`.split(
    "|",
  ),
  ...`eyJ|eyJa.eyJ|"|'|[password=>|("password", |{password, <<"|Server=x;Password=|Bearer |a@b|://|{[(<|token token|credentials: a/`.split(
    "|",
  ),
  ..."your code |G-4829 is your |use a as |password:\n\n|recovery codes: ab1-cd2 |tokens={1,2,|secret: old=x1 new=|WIFI:|with password x|user.password\n=> |token==".split(
    "|",
  ),
  ...[
    "password: |\n",
    'name="token"\r\n',
    "- name: TOKEN\n",
    "| token |",
    "user,password\n",
    "a\ttoken\n",
    "\u001b[",
    "=\n",
  ],
  ...[
    "insert into t (password) values (",
    "insert into t (password) values ('a'),",
    "?token=x\n",
    "password 7 ",
    "password(\n",
    "密码是\n",
    "PIN ",
    "api key ",
  ],
];

/** Unclosed, in lines, with values, in a string, nested. */
const WAYS: readonly ((opener: string) => string)[] = [
  (opener) => opener,
  (opener) => `${opener}\n`,
  (opener) => `${opener}x1y2z3 `,
  (opener) => JSON.stringify(opener).slice(1, -1),
  (opener) => `{"a":${opener}`,
];

const isNight = DRAWS >= 4;
const LENGTH = isNight ? 262_144 : 32_768;

test("what is opened again and again takes time in proportion to the length", () => {
  const pieces = OPENERS.flatMap((opener) => WAYS.map((way) => way(opener)));
  const drawn = pieces.filter((_, index) => isNight || (index + SEED) % 60 === 0);
  expect(drawn.length).toBeGreaterThan(9);
  const slow = drawn.filter((piece) => {
    const text = (length: number) => `Cookie: a\n${piece.repeat(length / piece.length)}`;
    return growthOfWork((length) => redact(text(length)), LENGTH) >= MOST_GROWTH;
  });
  expect(slow).toEqual([]);
});
