import { describe } from "vitest";
import { play, rowsOf } from "./play.ts";

describe("telnet", () => {
  play(rowsOf("telnet.behaviours.json"));
});
