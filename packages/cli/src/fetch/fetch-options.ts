import { readFileSync } from "node:fs";
import {
  contextOptions,
  gatewayOption,
  generic,
  type Option,
  type Options,
  skipEmpty,
} from "../command-kit/options.ts";
import type { Language } from "../language/language.ts";
import { gatewayRefusal } from "../schemes/registry-for.ts";

/** The options of all commands that fetch. */
export const fetchOptions: readonly Option[] = [
  { flags: "--dialogue", description: "print the dialogue with the server on standard error" },
  {
    flags: "--max-bytes <octets>",
    description: "the most octets to accept: a larger resource fails; unlimited by default",
    form: /^\d{1,15}$/,
    refusal: "The number of octets must be a whole number, not {given}.",
  },
  {
    flags: "--timeout <seconds>",
    description: "the longest time to wait for the resource to begin, and for more of it",
    form: /^(?:\d{1,6}(?:\.\d{1,3})?|\.\d{1,3})$/,
    refusal: "The time must be a number of seconds, such as 10 or 0.5, not {given}.",
  },
  { flags: "--allow-private", description: "also connect to addresses of private networks and of this machine" },
  { flags: "--follow", description: "follow redirects of HTTP, ten at most" },
  { flags: "--tls", description: "protect FTP and NNTP by TLS, or fail" },
  { flags: "--cacert <file>", description: "trust the certificates in a file (PEM) instead of the usual authorities" },
  ...contextOptions,
  gatewayOption("fetch"),
  generic,
  skipEmpty,
];

function hasCertificate(path: string): boolean {
  try {
    return readFileSync(path, "latin1").includes("-----BEGIN CERTIFICATE-----");
  } catch {
    return false;
  }
}

/** Returns the refusal of the file or the gateways that `fetchOptions` name, if there is one. */
export function fetchRefusal(options: Options, language: Language): string | undefined {
  const { cacert } = options;
  if (cacert !== undefined && !hasCertificate(String(cacert)))
    return language.say("The file {file} has no certificate, or cannot be read.", { file: String(cacert) });
  return gatewayRefusal(options, language);
}
