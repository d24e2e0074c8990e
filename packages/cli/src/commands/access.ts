import type { Registry } from "@url1738/core";
import type { InputCommand } from "../command-kit/command.ts";
import { contextFrom, contextOptions, gatewayOption, generic, json, skipEmpty } from "../command-kit/options.ts";
import { answer, urlTask } from "../command-kit/tasks.ts";
import { plainData } from "../output/plain-data.ts";
import { renderDialogue, renderFields } from "../output/render-access.ts";
import { visible } from "../output/visible.ts";
import { accessWithoutSecrets, redactUrl, withPlaceholders } from "../output/without-secrets.ts";
import { gatewayRefusal, gatewaysIn, isReachedByOwn, registryFor } from "../schemes/registry-for.ts";

export const access: InputCommand = {
  name: "access",
  summary: "print the dialogue that reaches a resource",
  description:
    "Prints the lines that a client sends to reach the resource, but sends nothing. Lines that begin with # describe its other steps; " +
    "if there are several URLs, the first such line is the URL. A password in the URL is part of the dialogue. A URL that would " +
    "smuggle in another command fails.",
  options: [...contextOptions, gatewayOption("reach"), json, generic, skipEmpty],
  examples: [
    { line: "url1738 access ftp://host.dom/%2Fetc/motd", purpose: "the FTP commands for a file" },
    { line: "url1738 access --news-server news.host.dom news:comp.lang.c", purpose: "the NNTP commands for a group" },
    { line: "url1738 access --gateway wais=http://gw.dom/{url} wais://h/d", purpose: "the request to a gateway" },
  ],
  refuse: (options, _operands, language) => gatewayRefusal(options, language),
  prepare: (options, language) => {
    const context = contextFrom(options);
    let through: Registry | undefined;
    const throughPlaceholders = () => {
      through ??= registryFor({ ...options, gateway });
      return through;
    };
    const gateway = Object.entries(gatewaysIn(options)).map(([scheme, text]) => `${scheme}=${withPlaceholders(text)}`);
    // Copying takes time, and the built-in schemes return plain data.
    const copied = options.pluginSchemes === undefined ? (steps: object) => steps : plainData;
    const task = urlTask(options, "spaced", (url, registry, input) => {
      const reach = (other: typeof url, through: typeof registry) => copied(through.access(other, context) as object);
      const reached = reach(url, registry);
      const steps =
        options.redact === true
          ? accessWithoutSecrets(reached, input, url, registry, (other) => reach(other, throughPlaceholders()))
          : reached;
      return answer(
        () => ({ access: steps }),
        () => {
          const spell = isReachedByOwn(url.scheme, options) ? renderDialogue : renderFields;
          return spell(steps as Parameters<typeof renderDialogue>[0], language);
        },
      );
    });
    return { ...task, label: (input) => `# ${visible(redactUrl(input, task.registry))}\n` };
  },
};
