import { CONTRACT, createRegistry, type Registry, type Scheme } from "@url1738/core";
import { decodedText, defineScheme, many, type Node, sequence, uchar } from "@url1738/core/define";
import { derivedDefinition, deriveScheme } from "@url1738/derive";
import { audit, diagnose, repair, spans } from "@url1738/lint";
import { bnf, generate } from "@url1738/prove";
import { describe, expect, test } from "vitest";
import { errorOf } from "../error-of.ts";
import { definition, scheme as xHost } from "../x-host.ts";

const NEXT = CONTRACT + 1;

test("whoever raises the number of the contract does it on purpose", () => {
  expect(CONTRACT).toBe(2);
});

/** Returns the scheme as a copy with another version of the contract would make it, with unknown methods. */
function ofContract(contract: unknown): Scheme {
  return { name: xHost.name, schemepart: { kind: "sequence", items: ["x"] }, contract } as unknown as Scheme;
}

const lookahead = { kind: "lookahead", item: uchar } as unknown as Node;
const strange = sequence("//", sequence(lookahead));

describe.each([
  ["newer", NEXT, "contract-version", "Install a newer @url1738/core."],
  ["older", CONTRACT - 1, "contract-version-older", "Install a newer version of the package that has the scheme."],
  ["very first", 0, "contract-version-older", "Install a newer version of the package that has the scheme."],
])("a scheme of a %s version of the contract", (_, version, reason, advice) => {
  test.each<[string, (scheme: Scheme) => unknown]>([
    ["createRegistry", (scheme) => createRegistry([scheme])],
    ["audit of a text", (scheme) => audit(scheme, "x-host://h")],
    ["audit of a value", (scheme) => audit(scheme, { scheme: "x-host" })],
    ["diagnose", (scheme) => diagnose(scheme, "x-host://h")],
    ["diagnose of another scheme's text", (scheme) => diagnose(scheme, "y:")],
    ["repair", (scheme) => repair(scheme, "x-host://h")],
  ])("is refused by %s, which names both versions and says what to do", (_, use) => {
    expect(errorOf(() => use(ofContract(version)))).toEqual({
      "~url1738": "error",
      code: "contract-version",
      reason,
      params: { name: "x-host", version, own: CONTRACT },
      scheme: "x-host",
      message: `The scheme "x-host" follows version ${version} of the contract between packages, but this copy of @url1738/core follows version ${CONTRACT}. ${advice}`,
    });
  });
});

test.each<[string, (source: Registry) => unknown]>([
  ["audit", (source) => audit(source, "x-host://h")],
  ["diagnose", (source) => diagnose(source, "x-host:")],
  ["repair", (source) => repair(source, "x-host:")],
])("%s refuses a scheme of a newer version in the registry of another copy", (_, use) => {
  const foreign = { ...createRegistry([xHost]), find: () => ({ ...xHost, contract: NEXT }) } as unknown as Registry;
  expect(errorOf(() => use(foreign))).toMatchObject({ code: "contract-version", scheme: "x-host" });
});

describe("a definition of a newer version of the contract", () => {
  const newer = { ...definition, contract: NEXT };
  const changes = { name: "x-derived", access: "It designates hosts." } as const;

  test.each<[string, () => unknown]>([
    ["defineScheme", () => defineScheme(newer)],
    ["derivedDefinition", () => derivedDefinition(newer, changes)],
    ["deriveScheme", () => deriveScheme({ ...newer, schemepart: strange }, changes)],
    ["deriveScheme, as a scheme", () => deriveScheme(ofContract(NEXT) as never, changes)],
    ["bnf", () => bnf(newer)],
    ["generate", () => generate(newer, () => 0)],
    ["spans", () => spans(newer, "x-host://h")],
  ])("is refused by %s, which names the package to install", (_, use) => {
    expect(errorOf(use)).toMatchObject({
      code: "contract-version",
      scheme: "x-host",
      message: expect.stringMatching(/ Install a newer @url1738\/core\.$/),
    });
  });
});

describe("the schemes of a registry", () => {
  test.each([[0], [-1], [1.5], [Number.NaN], [Number.POSITIVE_INFINITY]])(
    "%s is a version that nobody knows",
    (contract) => {
      expect(errorOf(() => createRegistry([ofContract(contract)]))).toMatchObject({ code: "contract-version" });
    },
  );

  test.each([[undefined], [null], ["x-host"], [{}], [{ xHost }], [{ ...xHost, contract: "1" }]])(
    "%s is not a scheme",
    (value) => {
      expect(errorOf(() => createRegistry([value as unknown as Scheme]))).toMatchObject({ code: "invalid-definition" });
    },
  );
});

describe("a kind of node that is not known", () => {
  const sampled = decodedText("text", many(uchar), { sample: lookahead });

  test.each<[string, () => unknown, string]>([
    [
      "defineScheme",
      () => defineScheme({ name: "x-new", schemepart: strange, access: "It designates nothing." }),
      "x-new",
    ],
    [
      "defineScheme, in a sample",
      () => defineScheme({ name: "x-new", schemepart: sampled, access: "It designates nothing." }),
      "x-new",
    ],
    ["bnf", () => bnf({ name: "x-new", schemepart: strange }), "x-new"],
    ["generate", () => generate({ name: "x-new", schemepart: strange }, () => 0), "x-new"],
    ["spans", () => spans({ ...definition, schemepart: strange }, "x-host:"), "x-host"],
  ])("is refused by %s, which names it", (_, use, scheme) => {
    expect(errorOf(use)).toMatchObject({
      code: "contract-version",
      scheme,
      message: expect.stringMatching(
        /the kind "lookahead", which is not known here.* install that version here as well\.$/,
      ),
    });
  });

  test("is named in the error, which lists the known kinds", () => {
    expect(errorOf(() => bnf({ name: "x-new", schemepart: strange }))).toMatchObject({
      reason: "definition/unknown-kind",
      params: {
        where: "grammar",
        piece: '"lookahead"',
        pieces: "literal, set, sequence, choice, optional, repeat, rule, component, list",
        version: CONTRACT,
      },
      message: `The grammar contains a piece of the kind "lookahead", which is not known here. The kinds are literal, set, sequence, choice, optional, repeat, rule, component, list: those of version ${CONTRACT} of the contract between packages. If a newer version of @url1738/core made it, install that version here as well.`,
    });
  });

  test.each([[undefined], [null], ["//"], [{ kind: "sequence", items: [undefined] }]])(
    "%j is not a node at all",
    (value) => {
      const schemepart = value as unknown as Node;
      expect(errorOf(() => bnf({ name: "x-new", schemepart }))).toMatchObject({ code: "invalid-definition" });
    },
  );
});
