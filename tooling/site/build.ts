import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";
import { build as buildPages } from "vitepress";
import { writeReference } from "./reference/write-reference.ts";
import { writeGallery } from "./write-gallery.ts";
import { writeLlms } from "./write-llms.ts";
import { writeReasons } from "./write-reasons.ts";
import { writeRfc } from "./write-rfc.ts";

// Builds the site into `dist`: the pages first, since building them empties it. `pnpm api` has written the packages' models.
const root = resolve(import.meta.dirname, "../..");
const here = import.meta.dirname;
const generated = join(here, "generated");

for (const folder of [generated, join(here, "dist")]) rmSync(folder, { recursive: true, force: true });
writeReference(root, generated);
writeRfc(root, generated);
writeReasons(root, generated);
await writeGallery(root, generated);
await buildPages(join(here, "pages"));
await build({ configFile: join(here, "explorer/vite.config.ts") });
writeLlms(root, join(here, "dist"));
