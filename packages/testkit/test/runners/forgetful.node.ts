import { test } from "node:test";
import { conformance } from "@url1738/testkit";
import { definition, examples, forgetful } from "./names.ts";

for (const { name, run } of conformance(forgetful, definition, examples, { seed: 1, runs: 100 })) test(name, run);
