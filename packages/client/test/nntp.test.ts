import { describe } from "vitest";
import { play, rowsOf } from "./play.ts";

describe("nntp", () => {
  play(rowsOf("nntp.behaviours.json"));
});
