import { run } from "../run.ts";

/** Returns the paths of the files in a tarball, without the common folder `package`. */
export async function filesIn(tarball: string): Promise<readonly string[]> {
  const listing = await run("tar", ["-tzf", tarball], import.meta.dirname);
  return listing
    .trimEnd()
    .split("\n")
    .map((path) => path.replace(/^package\//, ""));
}

/** Returns the text of a file in a tarball. */
export function textIn(tarball: string, path: string): Promise<string> {
  return run("tar", ["-xzOf", tarball, `package/${path}`], import.meta.dirname);
}
