import { decodedText, defineScheme, many, optional, sequence, uchar, without } from "@url1738/core/define";
import { parameters } from "@url1738/rfc3986";
import { conformance } from "@url1738/testkit";
import { describe, test } from "vitest";
import { withoutGrowth } from "../../testkit/test/without-growth.ts";

describe.each([
  [
    "a list of parameters",
    sequence(decodedText("name", many(uchar)), parameters("fields", ";", "before")),
    [
      {
        url: "x-a:a;b;c=;d=e",
        value: { name: "a", fields: [{ name: "b" }, { name: "c", value: "" }, { name: "d", value: "e" }] },
      },
      { url: "x-a:a", value: { name: "a", fields: [] } },
    ],
    [{ why: "no name", url: "x-a:a;=b", code: "syntax", index: 6, component: "fields[0].name" }],
  ],
  [
    "parameters between commas, which are left out where there are none",
    sequence(
      decodedText("name", many(without(uchar, ","))),
      optional("=", parameters("fields", ",", "between", { absent: "" })),
    ),
    [
      { url: "x-a:a=b,c=d", value: { name: "a", fields: [{ name: "b" }, { name: "c", value: "d" }] } },
      { url: "x-a:a%2Cb", value: { name: "a,b", fields: [] } },
    ],
    [{ why: "no parameter", url: "x-a:a=", code: "syntax", index: 6, component: "fields[0].name" }],
  ],
] as const)("%s", (_, schemepart, urls, errors) => {
  const definition = { name: "x-a", schemepart, access: "It designates nothing." };
  const scheme = defineScheme(definition as never);
  for (const { name, run } of withoutGrowth(conformance(scheme as never, definition as never, { urls, errors })))
    test(name, run);
});
