import { readdirSync, readFileSync } from "node:fs";

/** The folder of the worked examples, which the package has as they are. */
const folder = new URL("../gallery/", import.meta.url);

/** The examples of schemes that a new one can be like, by the names of their files. */
export const examples: readonly string[] = readdirSync(folder)
  .map((file) => file.replace(/\.ts$/, ""))
  .sort();

/** Returns the name of an example from that of its scheme, such as `z39-50r` from `z39.50r`. */
export function exampleOf(scheme: string): string {
  return scheme.replace(/[^\da-z]+/gi, "-").toLowerCase();
}

/** Returns the text of an example: one module with a definition and its rows. */
export function exampleText(example: string): string {
  return readFileSync(new URL(`${example}.ts`, folder), "utf8");
}

/** Returns the line that says what an example's URLs are. */
export function subjectOf(example: string): string {
  return /^\/\/ (.*)$/m.exec(exampleText(example))?.[1] ?? "";
}

/** Returns the error in the name of an example as the user wrote it, if there is one. */
export function exampleRefusal(scheme: string): string | undefined {
  if (examples.includes(exampleOf(scheme))) return undefined;
  return `${JSON.stringify(scheme)} is not in the gallery, which has ${examples.join(", ")}.`;
}
