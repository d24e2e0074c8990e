import { decodedText, keyword, optional, sequence, some, uchar, without } from "@url1738/core/define";
import { expect, test } from "vitest";
import { Automaton } from "../../src/automaton/automaton.ts";
import { mismatchOf } from "../../src/automaton/machine.ts";

test("a grammar may have more sets than an octet has numbers", () => {
  const keys = [..."abcdefghijklmnopqrstuvwxyz"];
  const parts = keys.map((key) =>
    optional(keyword(`;${key}=`), decodedText(key, some(without(uchar, key === "b" ? "!" : key)))),
  );
  const { machine } = new Automaton(sequence("//", ...parts));
  for (const key of keys) expect([key, mismatchOf(machine, `//;${key}=0`)]).toEqual([key, undefined]);
  expect(mismatchOf(machine, "//;c=ac")?.index).toBe(6);
  expect(mismatchOf(machine, "//;b=!")?.index).toBe(5);
});
