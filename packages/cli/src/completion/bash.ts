import { type CommandWord, isBeginning, type OptionWord } from "./words.ts";

const generated = (words: readonly string[]) => {
  const reply = `COMPREPLY=($(compgen -W "${words.join(" ")}" -- "$current"))`;
  // With `filenames`, bash would quote the colon. Outside a completion, such as in a test, `compopt` fails.
  return words.some(isBeginning) ? `${reply}; compopt +o filenames -o nospace 2> /dev/null` : reply;
};

/** Returns the code that completes a word from a list, or a file. */
function completing(takes: readonly string[] | "file"): string {
  return takes === "file" ? `local IFS=$'\\n'; COMPREPLY=($(compgen -f -- "$current"))` : generated(takes);
}

function valueCase(name: string, { flag, takes = [] }: OptionWord): string {
  return `    "${name} ${flag}") ${completing(takes)}; return ;;`;
}

function commandCase({ name, options, operands }: CommandWord): string {
  const flags = options.map(({ flag }) => flag);
  return `    ${name}) case $current in -*) ${generated(flags)} ;; *) ${completing(operands)} ;; esac ;;`;
}

/** Returns the completion script for bash. It needs nothing but bash itself. */
export function bash(commands: readonly CommandWord[]): string {
  const names = [...commands.map(({ name }) => name), "help", "--help", "--version"];
  const values = commands.flatMap(({ name, options }) =>
    options.filter(({ takes }) => takes !== undefined).map((option) => valueCase(name, option)),
  );
  return `# The completion of url1738 for bash: put \`source <(url1738 completion bash)\` into ~/.bashrc.
_url1738() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD - 1]} command= word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case $word in -*) ;; *) command=$word; break ;; esac
  done
  COMPREPLY=()
  case "$command $previous" in
${values.join("\n")}
  esac
  case $command in
    "") ${generated(names)} ;;
    help) ${generated(commands.map(({ name }) => name))} ;;
${commands.map(commandCase).join("\n")}
  esac
}
complete -o filenames -F _url1738 url1738
`;
}
