import { createClient, type OpenOptions, type Resource } from "@url1738/client";
import { fileDriver } from "@url1738/client/file";
import { ftpDriver } from "@url1738/client/ftp";
import { gopherDriver } from "@url1738/client/gopher";
import { httpDriver, httpsDriver } from "@url1738/client/http";
import { nntpDriver } from "@url1738/client/nntp";
import { telnetDriver } from "@url1738/client/telnet";
import { waisDriver } from "@url1738/client/wais";
import type { UrlValue } from "@url1738/core";
import type { Options } from "../command-kit/options.ts";
import type { Surroundings } from "../command-kit/surroundings.ts";
import { visible } from "../output/visible.ts";
import { registryFor } from "../schemes/registry-for.ts";
import { askOnTerminal } from "./ask-on-terminal.ts";

const drivers = [fileDriver, ftpDriver, gopherDriver, httpDriver, httpsDriver, nntpDriver, telnetDriver, waisDriver];

const MARKS = { sent: ">", received: "<", note: "*" } as const;

const milliseconds = (seconds: unknown) => Math.round(Number(seconds) * 1000);

/** Opens what a URL names, as the options say. */
export function openResource(
  url: UrlValue,
  options: Options,
  surroundings: Surroundings,
  more: OpenOptions,
): Promise<Resource> {
  const { printer } = surroundings;
  const { allowPrivate, dialogue, maxBytes, timeout, follow, tls, email, newsServer } = options;
  const client = createClient(registryFor(options), drivers, {
    ...(allowPrivate === true && { allow: () => true }),
    askPassword: askOnTerminal(surroundings),
    context: { ...(email === undefined ? {} : { email }), ...(newsServer === undefined ? {} : { newsServer }) },
  });
  return client.open(url, {
    ...(maxBytes !== undefined && { maxBytes: Number(maxBytes) }),
    ...(timeout !== undefined && { timeout: milliseconds(timeout), idleTimeout: milliseconds(timeout) }),
    ...(dialogue === true && {
      onDialogue: ({ direction, line }) => printer.complaint(`${MARKS[direction]} ${visible(line)}\n`),
    }),
    follow: follow === true,
    tls: tls === true,
    ...more,
  });
}
