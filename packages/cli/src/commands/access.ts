import { urlErrorOf } from "@url1738/core";
import { answer, type Command, failure, generic, json, type Options, skipEmpty } from "../command.ts";
import { dialogue, stepsOf } from "../dialogue.ts";
import { gatewaysIn, isReachedByOwn } from "../schemes-in-use.ts";
import { urlTask } from "../tasks.ts";

/** The context that the options give. */
function contextFrom({ email, newsServer }: Options): object {
  return { ...(email === undefined ? {} : { email }), ...(newsServer === undefined ? {} : { newsServer }) };
}

export const access: Command = {
  name: "access",
  summary: "print the dialogue by which a resource is reached",
  description:
    "Prints, line by line, what a client sends to reach the resource, and what else it does after a #. Nothing is sent. A " +
    "password in the URL is part of the dialogue. A URL that would smuggle in another command fails.",
  options: [
    json,
    { flags: "--email <address>", description: "the password of anonymous FTP" },
    { flags: "--news-server <host>", description: "where to look for news URLs: host or host:port" },
    {
      flags: "--gateway <scheme=url>",
      description: "reach URLs of a scheme through another URL, with {url} in it",
      repeats: true,
    },
    generic,
    skipEmpty,
  ],
  examples: [
    { line: "url1738 access ftp://host.dom/%2Fetc/motd", purpose: "the FTP commands for a file" },
    { line: "url1738 access --news-server news.host.dom news:comp.lang.c", purpose: "the NNTP commands for a group" },
    { line: "url1738 access --gateway wais=http://gw.dom/{url} wais://h/d", purpose: "the request to a gateway" },
  ],
  refuse: (options) => gatewaysIn(options).complaint,
  prepare: (options) => {
    const context = contextFrom(options);
    return urlTask(options, "spaced", (url, registry, input) => {
      try {
        const steps = registry.access(url, context);
        const spell = isReachedByOwn(url.scheme, options) ? dialogue : stepsOf;
        return answer(
          () => ({ access: steps }),
          () => spell(steps as Parameters<typeof dialogue>[0]),
        );
      } catch (thrown) {
        const error = urlErrorOf(thrown);
        if (error === undefined) throw thrown;
        return failure(error, input);
      }
    });
  },
};
