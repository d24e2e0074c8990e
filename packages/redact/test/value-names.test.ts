import { expect, test } from "vitest";
import { redactValue } from "../src/index.ts";

test.each<[given: unknown, shown: unknown]>([
  // A name and its value as two fields.
  [
    { name: "X-Api-Key", value: "x" },
    { name: "X-Api-Key", value: "***" },
  ],
  [
    { data: "x", id: 1, key: "password" },
    { data: "***", id: 1, key: "password" },
  ],
  [
    { headerName: "Cookie", headerValue: "x", value: "z" },
    { headerName: "Cookie", headerValue: "***", value: "***" },
  ],
  [
    { xsrfCookieName: "XSRF-TOKEN", data: "x" },
    { xsrfCookieName: "XSRF-TOKEN", data: "x" },
  ],
  [
    { name: "token", data: { user: "anna" } },
    { name: "token", data: { user: "anna" } },
  ],
  [
    { name: "accept", value: "x" },
    { name: "accept", value: "x" },
  ],
  // Words that tell about a secret.
  ...[{ name: "password", content: "At least 8 characters" }, [["session", "on"]], ["--auth", "basic"]].map(
    (given): [unknown, unknown] => [given, given],
  ),
  // Pairs, as Object.entries has them.
  [
    [
      ["token", "x"],
      ["a", "1"],
    ],
    [
      ["token", "***"],
      ["a", "1"],
    ],
  ],
  [
    [
      ["token", "x"],
      ["a", "1", "2"],
    ],
    [
      ["token", "x"],
      ["a", "1", "2"],
    ],
  ],
  [
    ["password", "email"],
    ["password", "email"],
  ],
  // Arguments.
  [
    ["node", "--password", "x", "--token", "--a", "-api-key", "z"],
    ["node", "--password", "***", "--token", "--a", "-api-key", "***"],
  ],
  // JSON in a string; it stays as it is written.
  ['{"credentials": {"key": "x"}}', '{"credentials":"***"}'],
  [' {"user": "anna", "token": "x"}', ' {"user": "anna", "token": "***"}'],
  [{ body: '[{"a":"{\\"secret\\":[{\\"b\\":1}]}"}]' }, { body: '[{"a":"{\\"secret\\":\\"***\\"}"}]' }],
  ['{"a": 12345678901234567890', '{"a": 12345678901234567890'],
  ["[12345678901234567890]", "[12345678901234567890]"],
  // A buffer, as JSON has it.
  [JSON.stringify({ a: Buffer.from("x") }), '{"a":"[Uint8Array: 1 bytes]"}'],
  [
    { type: "Buffer", data: "x" },
    { type: "Buffer", data: "x" },
  ],
  // Queries without their delimiter.
  [{ "url.query": "sig=true1&otp=true&tokens=3" }, { "url.query": "sig=***&otp=true&tokens=3" }],
  [
    { url: { query: "token=none" }, query_string: "otp=x" },
    { url: { query: "token=none" }, query_string: "otp=***" },
  ],
  [
    { query: "?token=x", "http.fragment": "jwt=x" },
    { query: "?token=***", "http.fragment": "jwt=***" },
  ],
  [{ request: { query_string: [["token", "x"]] } }, { request: { query_string: [["token", "***"]] } }],
  // Symbols, whose names are their descriptions.
  [{ [Symbol.for("token")]: "x", [Symbol("password")]: "x" }, { [Symbol.for("token")]: "***" }],
  [new Map([[Symbol("token"), "x"]]), new Map([["Symbol(token)", "***"]])],
])("a secret by what stands around it: %j", (given, shown) => {
  expect(redactValue(given)).toEqual(shown);
});

test("a copy takes time proportional to the number of fields, also of one name", () => {
  const count = 20_000;
  const list = redactValue(new URLSearchParams("a=1&".repeat(count))) as { readonly a: readonly string[] };
  expect(list.a).toHaveLength(count);
  const names = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`a${index}${index % 2 ? "Name" : "Value"}`, "token"]),
  );
  expect(Object.keys(redactValue(names) as object)).toHaveLength(count);
});
