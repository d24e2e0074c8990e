import {
  audit,
  bnf,
  CONTRACT,
  createRegistry,
  defineScheme,
  diagnose,
  generate,
  type Node,
  type Registry,
  repair,
  type Scheme,
  spans,
} from "@url1738/core";
import { decodedText, many, sequence, simulator, uchar } from "@url1738/core/grammar";
import { describe, expect, test } from "vitest";
import { errorOf } from "../error-of.ts";
import { scheme as xHost } from "../x-host.ts";

const NEXT = CONTRACT + 1;

/** The scheme as a copy of another version of the contract would have made it: of its methods nothing is known. */
function ofContract(contract: unknown): Scheme {
  return { name: xHost.name, schemepart: { kind: "sequence", items: ["x"] }, contract } as unknown as Scheme;
}

const lookahead = { kind: "lookahead", item: uchar } as unknown as Node;
const strange = sequence("//", sequence(lookahead));
/** A registry of another copy, in which a grammar has a node that is not known here. */
const foreign = {
  ...createRegistry([xHost]),
  find: () => ({ ...xHost, schemepart: strange }),
} as unknown as Registry;

describe("a scheme of a newer version of the contract", () => {
  test.each<[string, (scheme: Scheme) => unknown]>([
    ["createRegistry", (scheme) => createRegistry([scheme])],
    ["audit of a text", (scheme) => audit(scheme, "x-host://h")],
    ["audit of a value", (scheme) => audit(scheme, { scheme: "x-host" })],
    ["diagnose", (scheme) => diagnose(scheme, "x-host://h")],
    ["diagnose of another scheme's text", (scheme) => diagnose(scheme, "y:")],
    ["repair", (scheme) => repair(scheme, "x-host://h")],
    ["spans", (scheme) => spans(scheme, "x-host://h")],
    ["bnf", bnf],
    ["generate", (scheme) => generate(scheme, () => 0)],
  ])("is refused by %s, which names both versions and says what to do", (_, use) => {
    expect(errorOf(() => use(ofContract(NEXT)))).toEqual({
      "~url1738": "error",
      code: "contract-version",
      scheme: "x-host",
      message: `The scheme "x-host" keeps version ${NEXT} of the contract between packages, this copy of @url1738/core version ${CONTRACT}. Install a newer version of @url1738/core, or an older one of the scheme's package.`,
    });
  });
});

describe("what is given to a registry", () => {
  test("may keep every version of the contract so far", () => {
    for (let contract = 1; contract <= CONTRACT; contract++)
      expect(createRegistry([{ ...xHost, contract }]).canParse("x-host://h")).toBe(true);
  });

  test.each([[0], [-1]])("%s is a version that nobody keeps any more", (contract) => {
    expect(errorOf(() => createRegistry([ofContract(contract)]))).toMatchObject({
      code: "contract-version",
      message: expect.stringMatching(/Install a newer version of the scheme's package\.$/),
    });
  });

  test.each([[1.5], [Number.NaN], [Number.POSITIVE_INFINITY]])("%s is a version that nobody knows", (contract) => {
    expect(errorOf(() => createRegistry([ofContract(contract)]))).toMatchObject({ code: "contract-version" });
  });

  test.each([[undefined], [null], ["x-host"], [{}], [{ xHost }], [{ ...xHost, contract: "1" }]])(
    "%s is no scheme",
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
    ["diagnose", () => diagnose({ ...xHost, schemepart: strange }, "x-host:"), "x-host"],
    ["repair", () => repair({ ...xHost, schemepart: strange }, "x-host:"), "x-host"],
    ["audit", () => audit({ ...xHost, schemepart: strange }, "x-host://h"), "x-host"],
    ["spans", () => spans({ ...xHost, schemepart: strange }, "x-host://h"), "x-host"],
    ["diagnose, by a registry", () => diagnose(foreign, "x-host:"), "x-host"],
    ["repair, by a registry", () => repair(foreign, "x-host:"), "x-host"],
    ["audit, by a registry", () => audit(foreign, "x-host://h"), "x-host"],
    ["spans, by a registry", () => spans(foreign, "x-host://h"), "x-host"],
  ])("is refused by %s, which names it", (_, use, scheme) => {
    expect(errorOf(use)).toMatchObject({
      code: "contract-version",
      scheme,
      message: expect.stringMatching(
        /the kind "lookahead", which is not known here.* install that version here as well\.$/,
      ),
    });
  });

  test("is refused by the simulator, which knows no scheme", () => {
    expect(errorOf(() => simulator(strange))).toEqual({
      "~url1738": "error",
      code: "contract-version",
      message: `In the grammar there is a piece of the kind "lookahead", which is not known here. The kinds are literal, set, sequence, choice, optional, repeat, rule, component, list: those of version ${CONTRACT} of the contract between packages. If a newer version of @url1738/core made it, install that version here as well.`,
    });
  });

  test.each([[undefined], [null], ["//"], [{ kind: "sequence", items: [undefined] }]])(
    "%j is no node at all",
    (value) => {
      const schemepart = value as unknown as Node;
      for (const use of [() => bnf({ name: "x-new", schemepart }), () => simulator(schemepart)])
        expect(errorOf(use)).toMatchObject({ code: "invalid-definition" });
    },
  );
});
