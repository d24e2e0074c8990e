import { expect, test } from "vitest";
import { message } from "../../src/output/message.ts";
import { runWith } from "../fake-host.ts";

test.each([
  ["a password in an input", "No ftp:u:se cret@h here.", ["ftp:u:se cret@h"], "No ftp:u:***@h here."],
  ["in the value of an option", "No ftp:u:secret@h.", ["--plugin=ftp:u:secret@h"], "No ftp:u:***@h."],
  ["in an input that is quoted otherwise", "No /home/u:se cret@h.", ["./x/..//u:se cret@h"], "No /home/u:***@h."],
  ["in another text", "Not ftp://u:secret@h/.", [], "Not ftp://u:***@h/."],
  ["what a terminal obeys", "No \x1b]0;evil\x07.", ["\x1b]0;evil\x07"], "No \\x1B]0;evil\\x07."],
  ["a line end of an input", "No a\nb.\nTry c.", ["a\nb"], "No a\\nb.\nTry c."],
  ["nothing", "No a.", ["", "a"], "No a."],
])("%s", (_, text, inputs, shown) => {
  expect(message(text, inputs)).toBe(shown);
});

test.each([
  ["a file", ["extract", "x\x1b]0;evil\x07ftp:u:CANARY@h"]],
  ["another file", ["redact", "ftp:\\\\u:CANA RY@h\x1b[2J"]],
  ["a command", ["\x1bftp:u:CANARY@h"]],
  ["an option", ["parse", "--ftp:u:CANA\x07RY@h"]],
  ["a plugin", ["parse", "--plugin", "./ftp:u:CANARY@h\x1b", "ftp://h/"]],
  ["the value of an option", ["wrap", "--width=ftp:u:CANARY@h\x1b", "ftp://h/"]],
  ["a gateway", ["access", "--gateway", "wais=ftp:u:CANARY@h\x1b", "wais://h/d"]],
  ["a file to be saved", ["get", "-o", "/nowhere/ftp:u:CANARY@h\x1b", "file:///etc/passwd"]],
])("no message about %s shows a secret or is obeyed by a terminal", async (_, args) => {
  const { stdout, stderr, status } = await runWith(args);
  expect(status).toBeGreaterThan(1);
  expect(stdout).toBe("");
  expect(stderr).not.toBe("");
  expect(stderr).not.toMatch(/CANA|RY@/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for them.
  expect(stderr).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f]/);
});
