import { type Command, optionsOf } from "../src/command-kit/command.ts";

/** Returns a text without roff commands, and without characters that some terminals cannot show. */
const plain = (text: string) =>
  text
    .replaceAll("…", "...")
    .replaceAll("\\", "\\e")
    .replaceAll("-", "\\-")
    .replace(/^([.'])/gm, "\\&$1");

const section = (title: string, lines: readonly string[]) => [`.SH ${title}`, ...lines];

const term = (name: string, meaning: string) => [".TP", `.B ${plain(name)}`, plain(meaning)];

function usageOf(command: Command): string {
  if ("print" in command)
    return (command.operands !== "file" && command.operands.join("|")) || `[${command.operand}...]`;
  return `[options] ${"prepareText" in command ? "[file...]" : "[input...]"}`;
}

/** Returns the manual page, from the same table of commands as the help. */
export function manualPage(commands: readonly Command[]): string {
  const lines = [
    `.TH URL1738 1 "" url1738 "User Commands"`,
    ...section("NAME", [`url1738 \\- ${plain("explains what is wrong with URLs, repairs them, and masks secrets")}`]),
    ...section("SYNOPSIS", [".B url1738", ".I command", plain("[options] [input...]")]),
    ...section("DESCRIPTION", [
      plain("Explains what is wrong with URLs, repairs them, and masks secrets in logs."),
      plain("Operands are the inputs. Without any, or with -, they are read from standard input, one per line."),
      plain("An input that begins with a hyphen must come after --."),
    ]),
    ".SH COMMANDS",
    ...commands.flatMap((command) => [
      `.SS ${plain(`${command.name} ${usageOf(command)}`)}`,
      plain(command.description),
      ".PP",
      ".nf",
      ...command.examples.map(({ line }) => plain(line)),
      ".fi",
      ...optionsOf(command).flatMap(({ flags, description }) => term(flags, description)),
    ]),
    ...section("EXIT STATUS", [
      ...term("0", "All is well."),
      ...term("1", "An input is not a URL."),
      ...term("2", "Wrong usage, or something cannot be read."),
      ...term("3", "A resource cannot be had."),
    ]),
    ...section("ENVIRONMENT", [
      ...term("NO_COLOR", "If it is set, nothing is coloured, unless --color asks for it."),
      ...term("FORCE_COLOR", "If it is set, and neither 0 nor false, colours are used without a terminal as well."),
      ...term("URL1738_LANG", "The language, en or fr, where --lang does not say."),
      ...term("URL1738_PLUGIN", "Packages and files, separated by commas, that are used as those of --plugin are."),
    ]),
  ];
  return `${lines.join("\n")}\n`;
}
