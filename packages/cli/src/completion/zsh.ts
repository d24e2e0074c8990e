import { type CommandWord, isBeginning, type OptionWord } from "./words.ts";

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
/** Escapes the colons and brackets in a text, which zsh's own functions would interpret. */
const plain = (text: string) => text.replace(/[:[\]\\]/g, "\\$&");

/** Returns the action of `_arguments` that completes a word from a list, or a file. */
function action(takes: readonly string[] | "file"): string {
  if (takes === "file") return "_files";
  return takes.some(isBeginning) ? `{compadd -S "" - ${plain(takes.join(" "))}}` : `(${takes.join(" ")})`;
}

function optionSpec({ flag, description, takes }: OptionWord): string {
  return quoted(`*${flag}[${plain(description)}]${takes === undefined ? "" : `:value:${action(takes)}`}`);
}

function commandCase({ name, options, operands }: CommandWord): string {
  const specs = [...options.map(optionSpec), quoted(`*:input:${action(operands)}`)];
  return `    ${name}) _arguments ${specs.join(" ")} ;;`;
}

/** Returns the completion script for zsh, which uses zsh's own functions. */
export function zsh(commands: readonly CommandWord[]): string {
  const names = commands.map(({ name, summary }) => quoted(`${name}:${plain(summary)}`));
  return `#compdef url1738
# The completion of url1738 for zsh: put \`source <(url1738 completion zsh)\` into ~/.zshrc, after compinit.
_url1738() {
  local -a commands=(${names.join(" ")} ${quoted("help:print the help of a command")})
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
    help) _describe command commands ;;
${commands.map(commandCase).join("\n")}
  esac
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _url1738 "$@"; else compdef _url1738 url1738; fi
`;
}
