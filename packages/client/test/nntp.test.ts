import { describe } from "vitest";
import { play } from "./play.ts";

describe("nntp", () => {
  play("nntp.behaviours.json");
});
