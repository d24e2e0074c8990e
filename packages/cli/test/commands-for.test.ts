import { expect, test } from "vitest";
import { commandsFor } from "../src/commands-for.ts";

const names = (await commandsFor()).map(({ name }) => name);

test.each(names)("%s is loaded alone under its own name", async (name) => {
  expect((await commandsFor(name)).map((command) => command.name)).toEqual([name]);
});

test.each(["help", "--help", "--version", "chekc", "constructor", ""])("%j may be about any of them", async (word) => {
  expect((await commandsFor(word)).map(({ name }) => name)).toEqual(names);
});
