import { describe } from "vitest";
import { play } from "./play.ts";

describe("telnet", () => {
  play("telnet.behaviours.json");
});
