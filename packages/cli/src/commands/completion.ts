import type { PrintCommand } from "../command-kit/command.ts";
import { plugin } from "../command-kit/options.ts";
import { bash } from "../completion/bash.ts";
import { fish } from "../completion/fish.ts";
import { commandWords } from "../completion/words.ts";
import { zsh } from "../completion/zsh.ts";
import { partNames, topNames } from "../schemes/part-names.ts";
import { registryFor } from "../schemes/registry-for.ts";

const shells = new Map([
  ["bash", bash],
  ["zsh", zsh],
  ["fish", fish],
]);

export const completion: PrintCommand = {
  name: "completion",
  summary: "print a completion script for a shell",
  description:
    "Prints a script that completes the commands and options of url1738, and the names of schemes, components and reasons in a shell. " +
    "Its first lines say where to put it.",
  options: [plugin],
  examples: [
    { line: "url1738 completion bash > ~/.local/share/bash-completion/completions/url1738", purpose: "for bash" },
    { line: "url1738 completion zsh > ~/.zfunc/_url1738", purpose: "for zsh, in a folder of $fpath" },
    { line: "url1738 completion fish > ~/.config/fish/completions/url1738.fish", purpose: "for fish" },
  ],
  operand: "shell",
  operands: [...shells.keys()],
  refuse: (_, operands, { say }) => {
    const [shell = "", ...others] = operands;
    return shells.has(shell) && others.length === 0 ? undefined : say("Name one shell: bash, zsh or fish.");
  },
  print: ([shell = ""], commands, _, options) => {
    const schemes = registryFor(options).schemes.map(({ name }) => name);
    const parts = [...topNames(partNames(options)), "query."];
    return shells.get(shell)?.(commandWords(commands, { schemes, parts })) ?? "";
  },
};
