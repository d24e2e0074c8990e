import { describe } from "vitest";
import { play } from "./play.ts";

describe("ftp", () => {
  play("ftp.behaviours.json");
});
