import { type Command, optionsOf } from "../command-kit/command.ts";
import { plugin } from "../command-kit/options.ts";

/** The words that shells can complete: those of the table of commands, which also makes the help, and the names of the schemes. */

/** An option, as shells complete it. */
export interface OptionWord {
  readonly flag: string;
  readonly description: string;
  /**
   * The words that its argument can be, if they are known, or `file` for names of files; absent if it takes no argument. A word that ends
   * with a colon, an equals sign or a dot is only the beginning of an argument.
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

/** Tells whether a word is only the beginning of an argument, so that no space follows it. */
export const isBeginning = (word: string): boolean => /[.:=]$/.test(word);

/** The words that depend on the known schemes: their names, and those of the parts of their URLs. */
export interface SchemeWords {
  readonly schemes: readonly string[];
  readonly parts: readonly string[];
}

/** Returns the words that an option takes; the name of its value, in the flags, decides which. */
function takenBy(flags: string, values: readonly string[], { schemes, parts }: SchemeWords): OptionWord["takes"] {
  const [, name] = /<(.*)>/.exec(flags) ?? [];
  if (name === undefined) return undefined;
  if (name === "part") return parts;
  if (name === "part=value") return parts.map((part) => (isBeginning(part) ? part : `${part}=`));
  if (name === "scheme=url") return schemes.map((scheme) => `${scheme}=`);
  return name === "file" || name === "package" ? "file" : values;
}

/** Returns the words that the operands of a command can be. */
function operandsOf(command: Command, { schemes }: SchemeWords): CommandWord["operands"] {
  if ("prepareText" in command) return "file";
  if ("print" in command) return command.completed?.() ?? command.operands;
  return optionsOf(command).includes(plugin) ? schemes.map((scheme) => `${scheme}:`) : [];
}

/** Returns the words that can follow each command. */
export function commandWords(commands: readonly Command[], words: SchemeWords): readonly CommandWord[] {
  return commands.map((command) => {
    const ofCommand = optionsOf(command).map(({ flags, description, values = [] }): OptionWord => {
      const flag = /--[\w-]+/.exec(flags)?.[0] ?? flags;
      const takes = takenBy(flags, values, words);
      return takes === undefined ? { flag, description } : { flag, description, takes };
    });
    return {
      name: command.name,
      summary: command.summary,
      options: [...ofCommand, { flag: "--help", description: "print the help of this command" }],
      operands: operandsOf(command, words),
    };
  });
}
