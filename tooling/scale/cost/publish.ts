import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { published } from "./published.ts";

// Writes the tables into the guide.
const GUIDE = join(import.meta.dirname, "../../../docs/at-scale.md");
writeFileSync(GUIDE, published(readFileSync(GUIDE, "utf8")));
