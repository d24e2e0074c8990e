import { describe } from "vitest";
import { play, rowsOf } from "./play.ts";

describe("ftp", () => {
  play(rowsOf("ftp.behaviours.json"));
});
