import { type Command, optionsOf } from "../command-kit/command.ts";
import { plugin } from "../command-kit/options.ts";

/** The words that shells can complete: those of the table of commands, which also makes the help, and the names of the schemes. */

/** An option, as shells complete it. */
export interface OptionWord {
  readonly flag: string;
  readonly description: string;
  /**
   * The words that its argument can be, if they are known, or `file` for names of files; absent if it takes no argument. A word that ends
   * with a colon or an equals sign is only the beginning of an argument.
   */
  readonly takes?: readonly string[] | "file";
}

/** A command, as shells complete it. */
export interface CommandWord {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly OptionWord[];
  /** The words that its operands can be, or `file` for names of files; see {@link OptionWord.takes}. */
  readonly operands: readonly string[] | "file";
}

/** Returns the words that an option takes; the name of its value, in the flags, decides which. */
function takenBy(flags: string, values: readonly string[], schemes: readonly string[]): OptionWord["takes"] {
  const [, name] = /<(.*)>/.exec(flags) ?? [];
  if (name === undefined) return undefined;
  if (name === "scheme=url") return schemes.map((scheme) => `${scheme}=`);
  return name === "file" || name === "package" ? "file" : values;
}

/** Returns the words that the operands of a command can be. */
function operandsOf(command: Command, schemes: readonly string[]): CommandWord["operands"] {
  if ("prepareText" in command) return "file";
  if ("print" in command) return command.operands;
  return optionsOf(command).includes(plugin) ? schemes.map((scheme) => `${scheme}:`) : [];
}

/** Tells whether a word is only the beginning of an argument, so that no space follows it. */
export const isBeginning = (word: string): boolean => /[:=]$/.test(word);

/** Returns the words that can follow each command, given the names of the schemes. */
export function commandWords(commands: readonly Command[], schemes: readonly string[]): readonly CommandWord[] {
  return commands.map((command) => {
    const own = optionsOf(command).map(({ flags, description, values = [] }): OptionWord => {
      const flag = /--[\w-]+/.exec(flags)?.[0] ?? flags;
      const takes = takenBy(flags, values, schemes);
      return takes === undefined ? { flag, description } : { flag, description, takes };
    });
    return {
      name: command.name,
      summary: command.summary,
      options: [...own, { flag: "--help", description: "print the help of this command" }],
      operands: operandsOf(command, schemes),
    };
  });
}
