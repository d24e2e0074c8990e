import { describe } from "vitest";
import { play, rowsOf } from "./play.ts";

describe("http", () => {
  play(rowsOf("http.behaviours.json"));
});
