/**
 * The schemes of RFC 1738, with http and https as they are today, singly and in registries.
 *
 * @packageDocumentation
 */

export * from "@url1738/core";
export * from "@url1738/file";
export * from "@url1738/ftp";
export * from "@url1738/gopher";
export { type HttpAccess, type HttpsAccess, type HttpsUrl, type HttpUrl, http, https } from "@url1738/https";
export * from "@url1738/mailto";
export * from "@url1738/news";
export * from "@url1738/nntp";
export * from "@url1738/prospero";
export * from "@url1738/telnet";
export * from "@url1738/wais";
export { habits } from "./habits.ts";
export { registry, rfc1738 } from "./registries.ts";
export { type Access, rfc1738Schemes, schemes } from "./schemes.ts";
