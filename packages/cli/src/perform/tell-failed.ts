import type { Surroundings } from "../command-kit/surroundings.ts";
import { Failed } from "../language/failed.ts";
import { errorLine, why } from "../language/language.ts";
import { message } from "../output/message.ts";

/**
 * Prints an error for something that cannot be read, written or finished; rethrows anything else.
 *
 * @returns The exit status.
 */
export async function tellFailed(thrown: unknown, { printer, language }: Surroundings): Promise<2> {
  if (!(thrown instanceof Failed)) throw thrown;
  const { message: sentence, params, cause } = thrown;
  const text = errorLine(language, sentence, { ...params, why: why(cause, language) });
  printer.message(message(text, Object.values(params).map(String)));
  await printer.flush();
  return 2;
}
