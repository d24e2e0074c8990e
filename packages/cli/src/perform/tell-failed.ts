import type { Surroundings } from "../command-kit/surroundings.ts";
import { Failed } from "../language/failed.ts";
import { errorLine, type TextParams, why } from "../language/language.ts";

/** Advice for people, in English, with its params. */
type Help = readonly [english: string, params: TextParams];

/** Returns the help for a command on files that was given a text: something with white space, a colon or an `=` that is no file. */
export function missingText(thrown: unknown, operand: string, command: string): Help | undefined {
  const { cause } = thrown as { readonly cause?: { readonly code?: unknown } };
  if (cause?.code !== "ENOENT" || !/[\s:=]/.test(operand)) return undefined;
  return ["Operands are files. If this is a text, pipe the text in: echo TEXT | url1738 {command}", { command }];
}

/**
 * Prints an error for something that cannot be read, written or finished; rethrows anything else.
 *
 * @returns The exit status.
 */
export async function tellFailed(thrown: unknown, { printer, language }: Surroundings, help?: Help): Promise<2> {
  if (!(thrown instanceof Failed)) throw thrown;
  const { message: sentence, params, cause } = thrown;
  const { message } = await import("../output/message.ts");
  const text = errorLine(language, sentence, { ...params, why: why(cause, language) });
  printer.message(message(text, Object.values(params).map(String)));
  if (help !== undefined) printer.message(`${language.say("help:")} ${language.afterLabel(language.say(...help))}\n`);
  await printer.flush();
  return 2;
}
