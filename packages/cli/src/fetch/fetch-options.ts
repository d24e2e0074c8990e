import { readFileSync } from "node:fs";
import { contextOptions, generic, type Option, type Options, skipEmpty } from "../command-kit/options.ts";
import type { Language } from "../language/language.ts";
import { gatewayRefusal } from "../schemes/registry-for.ts";

/** The options that all commands that fetch have. */
export const fetchOptions: readonly Option[] = [
  { flags: "--dialogue", description: "print what is said to the server and what it answers on standard error" },
  { flags: "--max-bytes <octets>", description: "the most to accept: a larger resource fails; unlimited by default" },
  { flags: "--timeout <seconds>", description: "how long to wait for the server, at first and in between" },
  { flags: "--allow-private", description: "also connect to addresses of private networks and of this machine" },
  { flags: "--follow", description: "follow redirects of HTTP, ten at most" },
  { flags: "--tls", description: "protect FTP and NNTP by TLS, or fail" },
  { flags: "--cacert <file>", description: "trust the certificates in a file (PEM) instead of the usual authorities" },
  ...contextOptions,
  {
    flags: "--gateway <scheme=url>",
    description: "fetch URLs of a scheme through another URL, which contains {url}",
    repeats: true,
  },
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

/** Returns what is wrong with the values of `fetchOptions`, if anything is. */
export function fetchRefusal(options: Options, language: Language): string | undefined {
  const { say } = language;
  const { maxBytes, timeout, cacert } = options;
  if (maxBytes !== undefined && !/^\d{1,15}$/.test(String(maxBytes)))
    return say("A number of octets is a whole number, not {given}.", { given: String(maxBytes) });
  if (timeout !== undefined && !/^(?:\d{1,6}(?:\.\d{1,3})?|\.\d{1,3})$/.test(String(timeout)))
    return say("A time is a number of seconds, such as 10 or 0.5, not {given}.", { given: String(timeout) });
  if (cacert !== undefined && !hasCertificate(String(cacert)))
    return say("The file {file} has no certificate, or cannot be read.", { file: String(cacert) });
  return gatewayRefusal(options, language);
}
