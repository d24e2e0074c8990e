import type { CommandWord, OptionWord } from "./words.ts";

const quoted = (text: string) => `'${text.replace(/['\\]/g, "\\$&")}'`;

/** Returns the arguments that complete a word after an option or a command. */
const taken = (takes: readonly string[] | "file") => (takes === "file" ? "-F" : `-a ${quoted(takes.join(" "))}`);

function optionLine(seen: string, { flag, description, takes }: OptionWord): string {
  const value = takes === undefined ? "" : ` -x ${taken(takes)}`.replace("-x -F", "-r -F");
  return `complete -c url1738 -n ${seen} -l ${flag.slice(2)} -d ${quoted(description)}${value}`;
}

function commandLines({ name, summary, options, operands }: CommandWord): string {
  const seen = quoted(`__fish_seen_subcommand_from ${name}`);
  return [
    `complete -c url1738 -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
    `complete -c url1738 -n ${seen} ${taken(operands)}`,
    ...options.map((option) => optionLine(seen, option)),
  ].join("\n");
}

/** Returns the completion script for fish, which uses fish's own functions. */
export function fish(commands: readonly CommandWord[]): string {
  const names = commands.map(({ name }) => name).join(" ");
  return `# The completion of url1738 for fish: \`url1738 completion fish > ~/.config/fish/completions/url1738.fish\`.
complete -c url1738 -f
complete -c url1738 -n __fish_use_subcommand -l version -d 'print the version'
complete -c url1738 -n __fish_use_subcommand -l help -d 'print the help'
complete -c url1738 -n __fish_use_subcommand -a help -d 'print the help of a command'
complete -c url1738 -n '__fish_seen_subcommand_from help' -a ${quoted(names)}
${commands.map(commandLines).join("\n")}
`;
}
