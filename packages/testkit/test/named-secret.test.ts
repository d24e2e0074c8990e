import { decodedText, hostport, many, rule, schemeDefinition, sequence, uchar } from "@url1738/core/define";
import type { Examples } from "@url1738/testkit";
import { expect, test } from "vitest";
import { failures, subjectOf } from "./subject.ts";

const broker = (options: object) =>
  subjectOf(
    schemeDefinition({
      name: "x-broker",
      defaultPort: 7,
      schemepart: sequence("//", hostport, "/", decodedText("accessKey", rule("word", many(uchar)), options)),
      access: "It designates a queue.",
    }),
  );

const audited = (...codes: readonly string[]): Examples => ({
  urls: [{ section: "1", url: "x-broker://h/k", value: { host: "h", port: 7, accessKey: "k" } }],
  errors: [{ section: "1", why: "octets above 7F are encoded", url: "x-broker://h/\u00e9", code: "syntax", index: 13 }],
  audit: [
    {
      section: "1",
      url: "x-broker://h/k",
      findings: codes.map((code) => ({ code, component: "accessKey", severity: "warning" as const })),
    },
  ],
});

test("a component with the name of a secret keeps all laws, and is audited as one", () => {
  expect(failures(broker({}), audited("secret"))).toEqual([]);
  expect(failures(broker({ secret: false }), audited())).toEqual([]);
});

test("examples that know nothing of it fail", () => {
  expect(failures(broker({}), audited())).toHaveLength(1);
});
