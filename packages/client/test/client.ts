import { type Client, type ClientOptions, createClient } from "@url1738/client";
import { fileDriver } from "@url1738/client/file";
import { ftpDriver } from "@url1738/client/ftp";
import { gopherDriver } from "@url1738/client/gopher";
import { httpDriver, httpsDriver } from "@url1738/client/http";
import { nntpDriver } from "@url1738/client/nntp";
import { telnetDriver } from "@url1738/client/telnet";
import { waisDriver } from "@url1738/client/wais";
import { createRegistry, type Scheme } from "@url1738/core";
import { https, rfc1738Schemes } from "url1738";

/** The registry that the tests use. */
export const registry = createRegistry([...rfc1738Schemes, https] as readonly Scheme[]);

export const drivers = [
  fileDriver,
  ftpDriver,
  gopherDriver,
  httpDriver,
  httpsDriver,
  nntpDriver,
  telnetDriver,
  waisDriver,
];

/** Makes a client that may reach this machine, where the servers of the tests are. */
export function localClient(options: ClientOptions = {}): Client {
  return createClient(registry, drivers, { allow: () => true, ...options });
}
