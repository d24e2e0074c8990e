import { createRegistry, escapeOctet } from "@url1738/core";
import {
  decodedText,
  defineScheme,
  encodedText,
  hostport,
  many,
  sequence,
  uchar,
  unreserved,
  xchar,
} from "@url1738/core/define";
import { advice } from "@url1738/lint";
import { describe, expect, test } from "vitest";
import { errorOf } from "../error-of.ts";

/** Makes a scheme whose access returns its arguments. */
function reachable<const N extends string>(name: N) {
  return defineScheme({
    name,
    defaultPort: 7,
    schemepart: sequence("//", hostport, "/", decodedText("text", many(uchar))),
    access: ({ host, text }, context: { readonly mark?: string } | undefined) => ({
      protocol: name,
      host,
      text,
      mark: context?.mark,
    }),
  });
}

const xText = defineScheme({
  name: "x-text",
  schemepart: decodedText("text", many(xchar)),
  access: "It designates its own text.",
});

const [xOne, xTwo, xThree] = [reachable("x-one"), reachable("x-two"), reachable("x-three")];
const all = [xText, xOne, xTwo, xThree] as const;

describe("a gateway (§4)", () => {
  const via = "x-one://GW.dom/get-{url}";
  const registry = createRegistry(all, { gateways: { "x-text": via } });

  test("reaches URLs of its scheme by the access of its own", () => {
    expect(registry.access(registry.parse("x-text:a"), { mark: "m" })).toEqual({
      protocol: "x-one",
      host: "gw.dom",
      text: "get-x-text:a",
      mark: "m",
      via,
    });
  });

  test("is absent if all of them are null", () => {
    expect(createRegistry([xText], { gateways: null as never }).parse("x-text:a")).toEqual({
      scheme: "x-text",
      text: "a",
    });
  });

  test("gets the canonical spelling, with everything but unreserved characters escaped", () => {
    const url = registry.parse("X-Text:%41%7e/?%23%25;:@&=$-_.+!*'(),");
    const access = registry.access(url);
    expect(access).toMatchObject({ text: `get-${registry.format(url)}` });
    expect(registry.format(url)).toBe("x-text:A%7E/%3F%23%25;:@&=$-_.+!*'(),");
  });

  test("escapes all characters but the unreserved ones", () => {
    const encoded = <const N extends string>(name: N) =>
      defineScheme({
        name,
        schemepart: encodedText("text", many(xchar)),
        access: ({ text }) => ({ protocol: name, text }),
      });
    const raw = createRegistry([encoded("x-any"), encoded("x-raw")], { gateways: { "x-any": "x-raw:{url}" } });
    for (const character of xchar.characters) {
      const expected = unreserved.characters.includes(character) ? character : escapeOctet(character.charCodeAt(0));
      expect(raw.access(raw.parse(`x-any:${character}`))).toMatchObject({ text: `x-any%3A${expected}` });
    }
  });

  test("leaves other schemes alone", () => {
    expect(registry.access(registry.parse("x-two://h/a"))).toEqual({ protocol: "x-two", host: "h", text: "a" });
  });

  test("may precede another one", () => {
    const chained = createRegistry(all, { gateways: { "x-text": "x-one://one/{url}", "x-one": "x-two://two/{url}" } });
    expect(chained.access(chained.parse("x-text:a"))).toEqual({
      protocol: "x-two",
      host: "two",
      text: "x-one://one/x-text%3Aa",
      via: "x-one://one/{url}",
    });
  });

  test("may have the URL in it more than once", () => {
    const twice = createRegistry(all, { gateways: { "x-text": "x-one://h/{url}-{url}" } });
    expect(twice.access(twice.parse("x-text:$$"))).toMatchObject({ text: "x-text:$$-x-text:$$" });
  });

  test("reaches schemes that only the fallback takes", () => {
    const generic = createRegistry([xOne], { generic: true, gateways: { afs: "x-one://h/{url}" } });
    expect(generic.access(generic.parse("AFS:a/b"))).toEqual({
      protocol: "x-one",
      host: "h",
      text: "afs:a/b",
      via: "x-one://h/{url}",
    });
    expect(errorOf(() => generic.access(generic.parse("nfs:a")))).toMatchObject({ code: "no-access" });
  });

  test("does not spare a value its check", () => {
    expect(errorOf(() => registry.access({ scheme: "x-text", text: "\ud800" }))).toMatchObject({
      code: "invalid-value",
      component: "text",
    });
  });

  test("cannot make a URL that is too long", () => {
    const url = registry.parse(`x-text:${"/".repeat(600_000)}`);
    expect(errorOf(() => registry.access(url))).toMatchObject({ code: "too-long" });
  });

  test("is not changed by a later change of the options", () => {
    const gateways = { "x-text": "x-one://h/{url}" };
    const own = createRegistry(all, { gateways });
    gateways["x-text"] = "x-two://h/{url}";
    expect(own.access(own.parse("x-text:a"))).toMatchObject({ protocol: "x-one" });
  });
});

describe("a gateway that cannot work is refused", () => {
  test("with the error of its URL, by a registry that has advice", () => {
    const error = errorOf(() => createRegistry(all, { advice, gateways: { "x-text": "x-one:/h/{url}" } }));
    expect(error).toMatchObject({
      reason: "definition/gateway-not-a-url",
      errors: [{ reason: "unexpected", scheme: "x-one", advice: { reason: "slashes" } }],
    });
    expect(error?.message.endsWith(` ${error.errors?.[0]?.message}`)).toBe(true);
  });

  test.each<[why: string, gateways: Readonly<Record<string, string>>, message: RegExp]>([
    [
      "for a scheme that is not there",
      { "x-four": "x-one://h/{url}" },
      /is for a scheme that the registry does not have/,
    ],
    ["for a scheme in capitals", { "X-TEXT": "x-one://h/{url}" }, /is for a scheme that the registry does not have/],
    ["without a place for the URL", { "x-text": "x-one://h/" }, /Write a URL with \{url\} in it/],
    ["of the wrong type", { "x-text": 5 as never }, /Write a URL with \{url\} in it/],
    ["of a scheme that is not there", { "x-text": "x-four://h/{url}" }, /The scheme "x-four" is not known here/],
    ["that is not a URL", { "x-text": "x-one://h /{url}" }, /is not allowed here/],
    ["with the URL for a host", { "x-text": "x-one://{url}/" }, /in the host/],
    ["with the URL alone", { "x-text": "{url}" }, /with a URL in place of \{url\}/],
    [
      "that leads to itself",
      { "x-text": "x-text:{url}" },
      /^The gateway for "x-text" leads back to itself: x-text, x-text\.$/,
    ],
    [
      "that leads to itself through others",
      {
        "x-text": "x-one://h/{url}",
        "x-one": "x-two://h/{url}",
        "x-two": "x-three://h/{url}",
        "x-three": "x-one://h/{url}",
      },
      /^The gateway for "x-one" leads back to itself: x-one, x-two, x-three, x-one\.$/,
    ],
  ])("%s", (_, gateways, message) => {
    expect(errorOf(() => createRegistry(all, { gateways }))).toMatchObject({
      code: "invalid-definition",
      message: expect.stringMatching(message),
    });
  });

  test("to a URL that only the fallback reads", () => {
    const make = () => createRegistry([xOne], { generic: true, gateways: { "x-one": "afs:{url}" } });
    expect(errorOf(make)).toMatchObject({ code: "invalid-definition", message: expect.stringContaining('"afs"') });
  });

  test("and no password of it is shown", () => {
    const gateways = { "x-text": "x-one://u:s3cr3t@h/{url}" };
    expect(JSON.stringify(errorOf(() => createRegistry(all, { gateways })))).not.toContain("s3cr3t");
  });
});
