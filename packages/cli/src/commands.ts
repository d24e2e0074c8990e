import type { Command } from "./command.ts";
import { check } from "./commands/check.ts";
import { format } from "./commands/format.ts";
import { parse } from "./commands/parse.ts";

/** The commands, in the order of the help. */
export const commands: readonly Command[] = [parse, check, format];
