import { fs } from "../input/fs.ts";

/** Returns the version of the command line. */
export function version(): string {
  const manifest = fs.readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  return (JSON.parse(manifest) as { readonly version: string }).version;
}
