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

test("in sentences, in their values and in errors, without the advice on what to write", () => {
  const secrets = new KnownSecrets();
  secrets.addLogin({ user: "anna", password: "hunter2" });
  expect(secrets.masked("hunter2 YW5uYTpodW50ZXIy")).toBe("*** ***");
  const params = { words: "hunter2!", size: 2 };
  expect(secrets.masked({ reason: "x", sentence: "{words}", params })).toEqual({
    reason: "x",
    sentence: "{words}",
    params: { words: "***!", size: 2 },
  });
  expect(secrets.masked({ reason: "x", sentence: "s" })).toEqual({ reason: "x", sentence: "s", params: {} });
  const error = {
    code: "syntax",
    reason: "r",
    message: "of hunter2",
    params,
    index: 1,
    scheme: "ftp",
    hint: "h",
  } as const;
  expect(secrets.maskedError(error as never)).toEqual({
    code: "syntax",
    reason: "r",
    message: "of ***",
    params: { words: "***!", size: 2 },
    index: 1,
  });
});
