import { createClient } from "@url1738/client";
import { ftpDriver } from "@url1738/client/ftp";
import { gopherDriver } from "@url1738/client/gopher";
import { httpDriver } from "@url1738/client/http";
import { createRegistry } from "@url1738/core";
import { ftp } from "@url1738/ftp";
import { gopher } from "@url1738/gopher";
import { http } from "@url1738/http";

/** Makes the built client, which may reach this machine. */
export const localClient = () =>
  createClient(createRegistry([ftp, gopher, http]), [ftpDriver, gopherDriver, httpDriver], { allow: () => true });
