import type { Command } from "../command-kit/command.ts";
import { optionsOf } from "../command-kit/options-of.ts";

/** The words that shells can complete, from the table of commands that also makes the help. */

/** An option, as shells complete it. */
export interface OptionWord {
  readonly flag: string;
  readonly description: string;
  /** The argument after it: a word from a list, which may be empty; the name of a file; absent if there is none. */
  readonly takes?: readonly string[] | "file";
}

/** A command, as shells complete it. */
export interface CommandWord {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly OptionWord[];
  /** The words that its operands can be, or `file` for names of files. */
  readonly operands: readonly string[] | "file";
}

/** Returns the kind of an option's value, by the name that its flags give it. */
function takenBy(flags: string, values: readonly string[] = []): OptionWord["takes"] {
  const [, name] = /<(.*)>/.exec(flags) ?? [];
  if (name === undefined) return undefined;
  return name === "file" || name === "package" ? "file" : values;
}

/** Returns the words that can be completed after each command. */
export function commandWords(commands: readonly Command[]): readonly CommandWord[] {
  return commands.map((command) => {
    const own = optionsOf(command).map(({ flags, description, values }): OptionWord => {
      const flag = /--[\w-]+/.exec(flags)?.[0] ?? flags;
      const takes = takenBy(flags, values);
      return takes === undefined ? { flag, description } : { flag, description, takes };
    });
    return {
      name: command.name,
      summary: command.summary,
      options: [...own, { flag: "--help", description: "print the help of this command" }],
      operands: "prepareText" in command ? "file" : "print" in command ? command.operands : [],
    };
  });
}
