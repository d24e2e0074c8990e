import type { Command, TextCommand } from "./command.ts";
import { access } from "./commands/access.ts";
import { audit } from "./commands/audit.ts";
import { check } from "./commands/check.ts";
import { diagnose } from "./commands/diagnose.ts";
import { extract } from "./commands/extract.ts";
import { format } from "./commands/format.ts";
import { parse } from "./commands/parse.ts";
import { redact } from "./commands/redact.ts";
import { repair } from "./commands/repair.ts";
import { slug } from "./commands/slug.ts";
import { wrap } from "./commands/wrap.ts";

/** The commands, in the order of the help. */
export const commands: readonly (Command | TextCommand)[] = [
  parse,
  check,
  format,
  access,
  audit,
  diagnose,
  repair,
  extract,
  redact,
  wrap,
  slug,
];
