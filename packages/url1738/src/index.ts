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
export { habits } from "./habits.ts";
export { registry, rfc1738, today } from "./registries.ts";
export { type Access, schemes, schemesOfToday, schemesWithHttps } from "./schemes.ts";
