import { describe } from "vitest";
import { play } from "./play.ts";

describe("gopher", () => {
  play("gopher.behaviours.json");
});
