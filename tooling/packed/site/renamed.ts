import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { run } from "../run.ts";
import type { Package } from "./site.ts";

/** Returns the file of an entry in the tarball. */
const fileOf = (entry: unknown) => (entry as { readonly default: string }).default;

/**
 * Packs a package again as the first version of its major, with other names for everything but what its entries export. A name with a `$` is
 * only for later entries of the package itself, see `tooling/build/marked-exports.ts`, so it also changes.
 *
 * @param folder - The folder for the new tarball, which exists.
 */
export async function renamed({ contents, manifest, ...others }: Package, folder: string): Promise<Package> {
  const version = `${manifest.version.split(".")[0]}.0.0`;
  const copy = join(folder, "package");
  cpSync(contents, copy, { recursive: true });
  writeFileSync(join(copy, "package.json"), JSON.stringify({ ...manifest, version }));
  const files = Object.values(manifest.exports ?? {}).map(fileOf);
  const input = Object.fromEntries(files.map((file) => [file.slice("./dist/".length, -".js".length), `entry:${file}`]));
  const bundle = await rolldown({
    input,
    external: /^@url1738\//,
    plugins: [
      {
        name: "public-names",
        resolveId: (id) => (id.startsWith("entry:") ? id : undefined),
        load(id) {
          if (!id.startsWith("entry:")) return undefined;
          const file = join(contents, id.slice("entry:".length));
          const [, list = ""] = /^export \{ (.*) \};$/m.exec(readFileSync(file, "utf8")) ?? [];
          const names = list.split(", ").map((name) => name.replace(/^.* as /, ""));
          return `export { ${names.filter((name) => !name.includes("$"))} } from ${JSON.stringify(file)};`;
        },
      },
    ],
  });
  await bundle.write({ dir: join(copy, "dist"), chunkFileNames: "inside-[hash].js", minify: true });
  await bundle.close();
  const tarball = join(folder, `${manifest.name.replace(/\W+/g, "-")}-${version}.tgz`);
  await run("tar", ["-czf", tarball, "package"], folder);
  return { ...others, contents: copy, manifest: { ...manifest, version }, tarball };
}
