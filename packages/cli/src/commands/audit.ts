import { audit as auditText } from "@url1738/lint";
import type { InputCommand } from "../command-kit/command.ts";
import { annotationOptions, failOn, generic, isFailure, json, skipEmpty } from "../command-kit/options.ts";
import { urlTask } from "../command-kit/tasks.ts";
import { renderFinding } from "../output/render-error.ts";
import { visible } from "../output/visible.ts";
import { redactUrl } from "../output/without-secrets.ts";

export const audit: InputCommand = {
  name: "audit",
  summary: "find what is dangerous in URLs",
  description:
    "Prints findings: what is dangerous in URLs by section 6 of RFC 1738 and by later experience, such as unusual ports, encoded line " +
    "breaks, passwords, and spellings that other software reads differently. Prints nothing if there are none.",
  options: [failOn, json, ...annotationOptions, generic, skipEmpty],
  examples: [
    { line: "url1738 audit gopher://host.dom:25/1%09HELO%20x%0D%0A", purpose: "why not to follow such a link" },
    { line: "url1738 audit --fail-on danger < urls.txt", purpose: "the exit status for a script" },
  ],
  prepare: (options, language) => {
    return urlTask(options, "spaced", (_, registry, input) => {
      const findings = auditText(registry, input);
      return {
        kind: "answer",
        ok: true,
        isFailure: findings.some((finding) => isFailure(finding, options)),
        facts: findings,
        fields: () => ({ findings }),
        text: (colour) => {
          const head = findings.length === 0 ? "" : `${visible(redactUrl(input, registry))}\n`;
          return head + findings.map((finding) => `  ${renderFinding(finding, colour, language)}`).join("");
        },
      };
    });
  },
};
