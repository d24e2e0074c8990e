import { test } from "node:test";
import { forgetful, laws, names } from "./names.ts";

for (const { name, run } of laws(names)) test(name, run);
for (const { name, run } of laws(forgetful)) test(`forgetful: ${name}`, run);
