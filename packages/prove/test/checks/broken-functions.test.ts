import { decodedText, many, rule, uchar } from "@url1738/core/define";
import { contextLine, missingContext } from "@url1738/core/runtime";
import { checkDefinition } from "@url1738/prove";
import { describe, expect, test } from "vitest";
import { errorOf } from "../../../core/test/error-of.ts";

/** Definitions whose functions cannot work, each with all of its errors. */

const word = rule("word", many(uchar));
const text = decodedText("text", word);
const broken = (): never => {
  throw new Error("It does not work.");
};

describe("the functions of a definition are refused", () => {
  test.each<[why: string, change: object, message: string]>([
    [
      "a check that throws",
      { check: broken },
      'The "check" of the scheme throws an error for "x-a:": It does not work.',
    ],
    [
      "a check that returns nothing",
      { check: () => undefined },
      'The "check" of the scheme returns a value of type undefined for "x-a:". It must return an array of errors, which is empty for a URL without errors.',
    ],
    [
      "a check that forgets its message",
      { check: () => [{ component: "text" }] },
      'For "x-a:", the "check" of the scheme returns an error without a message. Each error needs a sentence as its "message", or the "reason" of one.',
    ],
    [
      "a check that forgets one of two messages",
      { check: () => [{ component: "text", message: "No." }, { component: "text" }] },
      'For "x-a:", the "check" of the scheme returns an error without a message. Each error needs a sentence as its "message", or the "reason" of one.',
    ],
    [
      "a check that refuses everything",
      { check: () => [{ component: "text", message: "No." }] },
      expect.stringMatching(/^The "check" of the scheme refuses each of 2000 URLs of its grammar\./),
    ],
    [
      "a hint that returns a number",
      { hint: () => 7 },
      'A "hint" returns a value of type number at offset 4 of "x-a:é". It must return a sentence, an object with a "reason" and a "sentence", or undefined.',
    ],
    [
      "a guess that is not a text",
      { meant: () => ({ url: "x-a:" }) },
      'The "meant" of the scheme returns a value of type object for "". It must return a URL, or undefined.',
    ],
    ["a guess that throws", { meant: broken }, 'The "meant" of the scheme throws an error for "": It does not work.'],
    [
      "dangers that are not a list",
      { hazards: { look: () => "danger" } },
      'The "look" of the hazards returns a value of type string for "x-a:". It must return an array of findings, each with a "code", a "severity" and a "sentence".',
    ],
    [
      "dangers of which one is none",
      { hazards: { look: () => [{ code: "odd", severity: "danger", sentence: "It is odd." }, 5] } },
      'The "look" of the hazards returns a value of type object for "x-a:". It must return an array of findings, each with a "code", a "severity" and a "sentence".',
    ],
    [
      "a check of parts that is true or false",
      { checkParts: () => true },
      'The "checkParts" of the scheme returns a value of type boolean for the parts of "x-a:". It must return an error with a "component" and a "message", or undefined.',
    ],
    [
      "an access that throws",
      { access: broken },
      'The "access" of the scheme throws an error for "x-a:": It does not work.',
    ],
    [
      "an access that needs a context",
      { access: (_: unknown, { by }: { by: string }) => ({ by }) },
      expect.stringMatching(/^The "access" of the scheme throws an error for "x-a:": ./),
    ],
    [
      "an access that comes later",
      { access: () => Promise.resolve({}) },
      'The "access" returns a value that JSON cannot hold for "x-a:". It says how a resource is reached, as plain data that is available at once.',
    ],
  ])("%s", (_, change, message) => {
    const definition = { name: "x-a", schemepart: text, access: "It designates nothing.", ...change };
    expect(errorOf(() => checkDefinition(definition as never))).toMatchObject({ code: "invalid-definition", message });
  });

  test.each([
    ["the definition", { name: "x-a", schemepart: text }, "access"],
    ["its hazards", {}, "look"],
  ])("a getter of %s that throws", (_, rest, key) => {
    const broke = Object.defineProperty(rest, key, { get: broken, enumerable: true });
    const definition = key === "access" ? broke : { name: "x-a", schemepart: text, access: "It is.", hazards: broke };
    expect(errorOf(() => checkDefinition(definition as never))?.message).toBe(
      "The definition cannot be read, because one of its getters throws an error: It does not work.",
    );
  });

  test("an access that refuses, with an error of url1738, is right", () => {
    const access = (_: unknown, context?: object) => ({ line: contextLine("x-a", context as never, "line") });
    const strict = () => {
      throw missingContext("x-a", "line", "Give a line.");
    };
    for (const own of [access, strict])
      expect(checkDefinition({ name: "x-a", schemepart: text, access: own } as never).length).toBeGreaterThan(0);
  });
});
