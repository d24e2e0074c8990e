import { type Client, type ClientOptions, createClient } from "@url1738/client";
import { fileDriver } from "@url1738/client/file";
import { ftpDriver } from "@url1738/client/ftp";
import { gopherDriver } from "@url1738/client/gopher";
import { httpDriver, httpsDriver } from "@url1738/client/http";
import { nntpDriver } from "@url1738/client/nntp";
import { telnetDriver } from "@url1738/client/telnet";
import { waisDriver } from "@url1738/client/wais";
import { createRegistry, type Scheme } from "@url1738/core";
import { file } from "@url1738/file";
import { ftp } from "@url1738/ftp";
import { gopher } from "@url1738/gopher";
import { http } from "@url1738/http";
import { https } from "@url1738/https";
import { mailto } from "@url1738/mailto";
import { news } from "@url1738/news";
import { nntp } from "@url1738/nntp";
import { telnet } from "@url1738/telnet";
import { wais } from "@url1738/wais";

const schemes = [file, ftp, gopher, http, https, mailto, news, nntp, telnet, wais];

/** The registry that the tests use. */
export const registry = createRegistry(schemes as readonly Scheme[]);

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
