import { repair as repairText } from "@url1738/lint";
import { MASK } from "@url1738/redact";
import type { InputCommand } from "../command-kit/command.ts";
import { generic, json, skipEmpty } from "../command-kit/options.ts";
import { failedInput, lineAnswer, possibleUrlTask } from "../command-kit/tasks.ts";
import { editsWithoutSecrets, repairedWithoutSecrets } from "../output/without-secrets.ts";

export const repair: InputCommand = {
  name: "repair",
  summary: "print the nearest URL, if only escaping is missing",
  description:
    "Prints the nearest URL, if only escaping is missing: escapes unsafe characters, non-ASCII characters, and a % that does not begin " +
    "an escape. Prints a URL unchanged. Any other error fails, such as a fragment, white space around the URL, or a non-ASCII host.",
  options: [
    {
      flags: "--likely",
      description: "also make changes that are only likely, such as http:// for htp://",
    },
    json,
    generic,
    skipEmpty,
  ],
  examples: [
    { line: 'url1738 repair "http://host.dom/50% off"', purpose: "prints http://host.dom/50%25%20off" },
    { line: "url1738 repair --likely htp:/host.dom", purpose: "prints http://host.dom" },
    { line: "url1738 repair --json < urls.txt", purpose: "one object per line, with the list of changes" },
  ],
  prepare: (options) =>
    possibleUrlTask(options, "close", (input, registry) => {
      const mended = (text: string) => repairText(registry, text, { likely: options.likely === true });
      const result = mended(input);
      if (!result.ok) return failedInput(result.error, input);
      const isMasked = options.redact === true;
      const href = isMasked ? (repairedWithoutSecrets(input, registry, mended) ?? MASK) : result.href;
      const changes = isMasked ? editsWithoutSecrets(result.changes, input, registry) : result.changes;
      return lineAnswer({ href, changes }, href);
    }),
};
