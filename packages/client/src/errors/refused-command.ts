import type { Sentence } from "@url1738/core/define";
import { words } from "./quoted.ts";
import { said } from "./said.ts";

/** A command of a line-based dialogue: one of the driver's own, or one from the plan. */
export interface Command {
  readonly verb: string;
  readonly argument?: string | undefined;
}

/** Makes the sentence for a command that a server refuses; it lacks only the server's own `words`. */
export function refusedCommand({ verb, argument }: Command): Sentence {
  if (argument === undefined) return said("command-refused", { verb });
  return said("command-with-argument-refused", { verb, argument: words(argument) });
}
