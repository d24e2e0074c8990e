import { decodedText, keyword, optional, sequence, some, uchar, without } from "@url1738/core/define";
import { expect, test } from "vitest";
import { Automaton } from "../../src/automaton/automaton.ts";
import { departureOf } from "../../src/automaton/machine.ts";

test("a grammar may have more sets than an octet has numbers", () => {
  const keys = [..."abcdefghijklmnopqrstuvwxyz"];
  const parts = keys.map((key) =>
    optional(keyword(`;${key}=`), decodedText(key, some(without(uchar, key === "b" ? "!" : key)))),
  );
  const { machine } = new Automaton(sequence("//", ...parts));
  for (const key of keys) expect([key, departureOf(machine, `//;${key}=0`)]).toEqual([key, undefined]);
  expect(departureOf(machine, "//;c=ac")?.index).toBe(6);
  expect(departureOf(machine, "//;b=!")?.index).toBe(5);
});
