import type { Finding, Severity } from "@url1738/core";
import { audit as auditText } from "@url1738/lint";
import type { InputCommand } from "../command-kit/command.ts";
import { generic, json, skipEmpty } from "../command-kit/options.ts";
import { urlTask } from "../command-kit/url-tasks.ts";
import type { Language, Say } from "../language/language.ts";
import { cited } from "../output/cited.ts";
import type { Colours } from "../output/colours.ts";
import { visible } from "../output/visible.ts";
import { redactUrl } from "../output/without-secrets.ts";

const severities: readonly Severity[] = ["info", "warning", "danger"];

const painted = (severity: Severity, colour: Colours, say: Say) =>
  ({ info: colour.cyan, warning: colour.yellow, danger: colour.red })[severity](say(`${severity}:`));

function spelled(finding: Finding, colour: Colours, { say, fact, behindLabel }: Language): string {
  const place = colour.dim(visible(cited(finding.section, say)));
  return `  ${painted(finding.severity, colour, say)} ${behindLabel(fact(finding).message)} ${place}\n`;
}

export const audit: InputCommand = {
  name: "audit",
  summary: "print the hazards of URLs",
  description:
    "Prints the hazards of URLs that section 6 of RFC 1738 and later experience warn of: unusual ports, encoded line breaks, " +
    "passwords, what other software reads differently. Prints nothing where there are none.",
  options: [
    json,
    {
      flags: "--fail-on <severity>",
      description: "exit with 1 if a finding is at least this severe: info, warning or danger",
      values: severities,
    },
    generic,
    skipEmpty,
  ],
  examples: [
    { line: "url1738 audit gopher://host.dom:25/1%09HELO%20x%0D%0A", purpose: "why not to follow such a link" },
    { line: "url1738 audit --fail-on danger < urls.txt", purpose: "the exit status for a script" },
  ],
  refuse: ({ failOn }, _operands, { say }) => {
    if (failOn === undefined || severities.some((severity) => severity === failOn)) return undefined;
    return say("A severity is info, warning or danger, not {given}.", { given: String(failOn) });
  },
  prepare: (options, language) => {
    const least = options.failOn === undefined ? severities.length : severities.indexOf(options.failOn as Severity);
    return urlTask(options, "spaced", (_, registry, input) => {
      const findings = auditText(registry, input);
      const head = findings.length === 0 ? "" : `${visible(redactUrl(input, registry))}\n`;
      return {
        kind: "answer",
        ok: true,
        status: findings.some(({ severity }) => severities.indexOf(severity) >= least) ? 1 : 0,
        fields: () => ({ findings }),
        text: (colour) => head + findings.map((finding) => spelled(finding, colour, language)).join(""),
      };
    });
  },
};
