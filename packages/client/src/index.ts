/**
 * Carries out the plans of `access`: fetches the resources that RFC 1738 URLs name.
 *
 * @packageDocumentation
 */

export { isGlobalAddress } from "@url1738/gate/address";
export { type Client, type ClientOptions, createClient } from "./client/create-client.ts";
export type { Answer, AskPassword } from "./client/create-io.ts";
export type {
  ClientRegistry,
  ConnectTo,
  Driver,
  Fail,
  Io,
  Keeper,
  PasswordQuestion,
  Performed,
  Plan,
} from "./client/driver.ts";
export type { DialogueLine, OpenOptions, Progress, SessionOptions } from "./client/options.ts";
export type { EntriesOptions, Entry, Reply, Resource, ResourceKind } from "./client/resource.ts";
export type { Session } from "./client/session.ts";
export type { ClientErrorCode, ErrorDetails } from "./errors/client-error.ts";
export type { Login } from "./errors/secrets.ts";
export type { Connect, Peer } from "./wire/connect.ts";
export type { Connection, LineOptions } from "./wire/connection.ts";
export { type Allow, allowGlobal, type LookUp } from "./wire/reach.ts";
export type { Pem, TlsOptions } from "./wire/tls.ts";
