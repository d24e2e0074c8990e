import { encodedText, hostport, oneOf, optional, rule, sequence, some, uchar } from "@url1738/core/define";
import type { Examples, LawId, Waiver } from "@url1738/testkit";
import { expect, test } from "vitest";
import { checksOf, type Subject, subjectOf } from "./subject.ts";

/** Tests exceptions from laws, on a scheme whose specification demands one: RFC 2192 has imap://;AUTH=*@h/. */

const mail: Subject = subjectOf({
  name: "x-mail",
  defaultPort: 143,
  schemepart: sequence(
    "//",
    optional(";AUTH=", encodedText("auth", rule("auth", some(oneOf(uchar, "*")))), "@"),
    hostport,
    "/",
  ),
  access: "It designates a mailbox.",
});

const rows: Examples = {
  urls: [{ url: "x-mail://;AUTH=*@h/", value: { auth: "*", host: "h", port: 143 } }],
};
const waiver: Waiver = {
  law: "platform",
  section: "3",
  why: "The specification puts the mechanism where others look for the user.",
  urls: ["x-mail://;AUTH=*@h/"],
  pattern: "x-mail://;AUTH=[^@]*@.*",
};

/** Returns the errors of the checks of the platform's law and of the waivers, by their names. */
function results(...waivers: readonly Waiver[]): Readonly<Record<string, string>> {
  const checks = checksOf(mail, { ...rows, waivers }, { runs: 100 });
  const own = checks.filter(({ name }) => name.startsWith("the platform") || name.includes("waived"));
  const thrownBy = (run: () => void) => {
    try {
      run();
      return "";
    } catch (thrown) {
      return (thrown as Error).message;
    }
  };
  return Object.fromEntries(own.map(({ name, run }) => [name, thrownBy(run)]));
}

const law = "the platform's URL refuses a canonical spelling, or reads the same host, port, user and password";
const name = `\u00a73: waived: platform: ${waiver.why}`;

test("a law is broken with a smallest URL that breaks it, and names the waiver to give", () => {
  const { [law]: told } = results();
  const [, url = ""] = /The smallest URL that was found to break it: "(.*)"/.exec(told ?? "") ?? [];
  expect(url).toMatch(/^x-mail:\/\/;AUTH=.@.\/$/);
  expect(told).toContain(`which is the spelling of {"scheme":"x-mail","auth":"${url[15]}"`);
  expect(told).toContain('give a waiver of the law "platform"');
});

test("a waiver lets those URLs break the law, and has its reason in the results", () => {
  expect(results(waiver)).toEqual({ [law]: "", [name]: "" });
});

test("without a pattern, it is for its URLs alone", () => {
  const { pattern: _, ...only } = waiver;
  const { [law]: told, [name]: own } = results(only);
  expect(told).toContain("This law is broken");
  expect(own).toBe("");
});

test.each<[message: string, change: Partial<Waiver>]>([
  ['The waiver is stale: "x-mail://h/" keeps this law', { urls: [...waiver.urls, "x-mail://h/"], pattern: ".*" }],
  ['The URL "x-mail://h/" does not obey the pattern', { urls: ["x-mail://h/"] }],
  ["must have a URL that breaks the law", { urls: [] }],
  ["must say why", { why: " " }],
  [
    'The law "host" is not one of this scheme\'s. They are "platform", "generated", "agreement", "case", "spans".',
    { law: "host" as LawId },
  ],
])("a waiver fails: %s", (message, change) => {
  const { [law]: _, ...own } = results({ ...waiver, ...change });
  expect(Object.values(own)).toEqual([expect.stringContaining(message)]);
});
