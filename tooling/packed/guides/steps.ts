/** A step of a guide: a file to write, or lines of shell to run, with their output. */
export type Step =
  | { readonly kind: "file"; readonly line: number; readonly path: string; readonly text: string }
  | { readonly kind: "run"; readonly line: number; readonly commands: readonly string[]; readonly printed: string };

// A block with a path after its language is a file; a shell block is run, and the text block after it is its output.
const fenced = /^```(?<language>\w+)(?: (?<path>\S+))?\n(?<text>.*?)^```$/gms;

/** Returns the steps of a guide, in order. Blocks of other languages that name no file are examples, which other tests cover. */
export function stepsOf(markdown: string): readonly Step[] {
  const steps: Step[] = [];
  let isAfterRun = false;
  for (const { index, groups } of markdown.matchAll(fenced)) {
    const { language, path, text = "" } = groups ?? {};
    const line = markdown.slice(0, index).split("\n").length + 1;
    const last = steps.at(-1);
    if (path !== undefined) steps.push({ kind: "file", line, path, text });
    else if (language === "sh") steps.push({ kind: "run", line, commands: text.trimEnd().split("\n"), printed: "" });
    else if (language === "text" && isAfterRun && last?.kind === "run") steps.splice(-1, 1, { ...last, printed: text });
    isAfterRun = path === undefined && language === "sh";
  }
  return steps;
}
