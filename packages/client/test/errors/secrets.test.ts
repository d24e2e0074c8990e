import { expect, test } from "vitest";
import { KnownSecrets } from "../../src/errors/secrets.ts";

test.each<[why: string, passwords: readonly string[], text: string, shown: string]>([
  ["four characters anywhere", ["abcd"], "530 xabcdx, abcd", "530 x***x, ***"],
  ["three only as a word", ["abc"], "530 xabc abcx abc", "530 xabc abcx ***"],
  ["three next to punctuation", ["abc"], "530 (abc) 'abc'", "530 (***) '***'"],
  ["a dot is only a dot", ["a.b"], "530 axb a.b", "530 axb ***"],
  ["a bracket opens nothing", ["(b"], "530 no (b", "530 no ***"],
  ["a bar divides nothing", ["a|b"], "530 a b a|b", "530 a b ***"],
  ["a plus repeats nothing", ["a+"], "530 aa a+", "530 aa ***"],
  ["a backslash escapes nothing", ["\\d"], "530 5 \\d", "530 5 ***"],
  ["letters of any script", ["éé"], "530 ñéé éé", "530 ñéé ***"],
  ["the longest first", ["hunter", "hunter2"], "530 hunter2", "530 ***"],
  ["not in the number of a reply", ["530"], "530 530", "530 ***"],
  ["an empty one masks nothing", [""], "530 no", "530 no"],
])("%s", (_, passwords, text, shown) => {
  const secrets = new KnownSecrets();
  for (const password of passwords) secrets.add(password);
  expect(secrets.mask(text)).toBe(shown);
});
