import { conformance } from "@url1738/testkit";
import { describe, test } from "vitest";
import { ftp } from "../src/ftp.ts";
import rows from "./ftp.rows.json" with { type: "json" };

describe("ftp", () => {
  for (const { name, run } of conformance(ftp, rows)) test(name, run);
});
