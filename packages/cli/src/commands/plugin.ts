import type { UrlError } from "@url1738/core";
import type { Fact } from "@url1738/prove";
import type { Piece, PrintCommand } from "../command-kit/command.ts";
import { json, lang } from "../command-kit/options.ts";
import type { Language } from "../language/language.ts";
import { toJson } from "../output/json.ts";
import { message } from "../output/message.ts";
import { type Checked, checkPlugin, refusalOf } from "../schemes/check-plugin.ts";

/** Says what is proved, or was tried. */
function told({ what, component = "", texts = 0 }: Fact, { say }: Language): string {
  switch (what) {
    case "one-reading":
      return say("proved: no text can be read in two ways");
    case "spelling":
      return say("proved: every text of {component} has a canonical spelling", { component });
    case "functions":
      return say("tried with {texts} texts: the functions of {component} agree with each other", { component, texts });
    case "values":
      return say("tried with {texts} URLs: each value is spelt as a URL that has this value", { texts });
  }
}

/** Returns what people read about a sound scheme. */
function spelt(
  { scheme, facts, bnf = "", examples }: Exclude<Checked, { readonly error: unknown }>,
  language: Language,
) {
  const lines = facts?.map((fact) => told(fact, language)) ?? [
    language.say("compiled: its definition was checked when it was compiled"),
  ];
  const indented = (texts: readonly string[]) => texts.map((line) => `  ${line}\n`).join("");
  return [`${scheme}\n${indented(lines)}`, bnf, indented(examples)].filter((part) => part !== "").join("\n");
}

/** Returns the objections to a definition, one per line. */
function objections(error: UrlError, plugin: string, language: Language): string {
  const { say, afterLabel, fact } = language;
  const all = (error.errors ?? [error]).map((problem) => `${say("error:")} ${afterLabel(fact(problem).message)}\n`);
  return message(all.join(""), [plugin]);
}

export const plugin: PrintCommand = {
  name: "plugin",
  summary: "check the schemes of a plugin, and print their grammars",
  description:
    "Checks the definitions of the schemes that a package or a file exports, as the tests of a scheme do: proves that no text has two " +
    "readings, and tries the functions. Prints what is proved, the grammar as BNF, and some URLs. Exits with 1 if there is an objection.",
  options: [json, lang],
  examples: [
    { line: "url1738 plugin ./finger.js", purpose: "a file" },
    { line: "url1738 plugin --json url1738-finger", purpose: "a package, as data" },
  ],
  operand: "plugin",
  operands: "file",
  refuse: async (_, operands, language) => {
    if (operands.length === 0) return language.say("Name a package, or the path of a file.");
    const refusals = await Promise.all(operands.map((operand) => refusalOf(operand, process.cwd(), language)));
    return refusals.find((refusal) => refusal !== undefined);
  },
  print: async (operands, _, language, options) => {
    const pieces: Piece[] = [];
    for (const input of operands)
      for (const checked of await checkPlugin(input, process.cwd(), language)) {
        const isFailure = "error" in checked;
        if (options.json === true)
          pieces.push({ to: "result", text: toJson({ input, ok: !isFailure, ...checked }), isFailure });
        else if (isFailure) pieces.push({ to: "message", text: objections(checked.error, input, language), isFailure });
        else pieces.push({ to: "result", text: `${pieces.length > 0 ? "\n" : ""}${spelt(checked, language)}` });
      }
    return pieces;
  },
};
