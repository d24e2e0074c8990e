import { generic, type Option, type Options, skipEmpty } from "../command-kit/options.ts";
import { gatewayComplaint } from "../schemes/gateways.ts";

/** What commands that fetch have in common. */
export const fetchOptions: readonly Option[] = [
  { flags: "--dialogue", description: "print what is said to the server and what it answers on standard error" },
  { flags: "--max-bytes <octets>", description: "fail where there is more; without it, there is no limit" },
  { flags: "--timeout <seconds>", description: "how long to wait for the server, at first and in between" },
  { flags: "--allow-private", description: "also connect to addresses of private networks and of this machine" },
  { flags: "--follow", description: "follow redirects of HTTP, ten at most" },
  { flags: "--tls", description: "protect FTP and NNTP by TLS, or fail" },
  { flags: "--email <address>", description: "the password for anonymous FTP" },
  { flags: "--news-server <host>", description: "the server for news URLs: host or host:port" },
  {
    flags: "--gateway <scheme=url>",
    description: "fetch URLs of a scheme through another URL, which contains {url}",
    repeats: true,
  },
  generic,
  skipEmpty,
];

/** What is wrong with the options that commands that fetch have in common. */
export function fetchComplaint(options: Options): string | undefined {
  const { maxBytes, timeout } = options;
  if (maxBytes !== undefined && !/^\d{1,15}$/.test(String(maxBytes)))
    return `A number of octets is a whole number, not ${String(maxBytes)}.`;
  if (timeout !== undefined && !/^(?:\d{1,6}(?:\.\d{1,3})?|\.\d{1,3})$/.test(String(timeout)))
    return `A time is a number of seconds, such as 10 or 0.5, not ${String(timeout)}.`;
  return gatewayComplaint(options);
}
