import { describe } from "vitest";
import { play, rowsOf } from "./play.ts";

describe("gopher", () => {
  play(rowsOf("gopher.behaviours.json"));
});
