/**
 * The ten schemes of RFC 1738 and `https`, singly and in registries.
 *
 * @packageDocumentation
 */

export * from "@url1738/core";
export * from "@url1738/file";
export * from "@url1738/ftp";
export * from "@url1738/gopher";
export * from "@url1738/http";
export { type HttpsAccess, type HttpsUrl, https } from "@url1738/https";
export * from "@url1738/mailto";
export * from "@url1738/news";
export * from "@url1738/nntp";
export * from "@url1738/prospero";
export * from "@url1738/telnet";
export * from "@url1738/wais";
export type { Access } from "./access.ts";
export { habits } from "./habits.ts";
export { registry } from "./registry.ts";
export { rfc1738 } from "./rfc1738.ts";
export { schemes } from "./schemes.ts";
export { schemesOfToday } from "./schemes-of-today.ts";
export { schemesWithHttps } from "./schemes-with-https.ts";
export { today } from "./today.ts";
