/** A command and its output. */
export interface Command {
  readonly line: string;
  /** The expected output, where `…` matches anything; `undefined` if the guide does not show it. */
  readonly output: string | undefined;
}

/** A block of a guide that names its place: its first line is, for instance, `console in my-program`. */
export interface Step {
  /** Its line in the guide, used as its name. */
  readonly name: string;
  /** The folder where the commands are run, or the file that is written. */
  readonly path: string;
  /** The commands; `undefined` for a file. */
  readonly commands: readonly Command[] | undefined;
  readonly text: string;
}

const fenced = /^```(?<language>\w+) in (?<path>\S+)\n(?<text>.*?)^```$/gms;

function commands(text: string): readonly Command[] {
  return text.split(/^\$ /m).flatMap((part) => {
    const [line = "", ...rest] = part.split("\n");
    const output = rest.join("\n").trimEnd();
    return line === "" ? [] : [{ line, output: output === "" ? undefined : output }];
  });
}

/** Returns the steps of a guide, in order. */
export function steps(markdown: string): readonly Step[] {
  return [...markdown.matchAll(fenced)].map(({ index, groups }) => {
    const { language, path = "", text = "" } = groups ?? {};
    const name = `line ${markdown.slice(0, index).split("\n").length}, in ${path}`;
    return { name, path, commands: language === "console" ? commands(text) : undefined, text };
  });
}
