/**
 * The schemes of RFC 1738, with http, https and mailto as they are today, singly and in registries.
 *
 * @packageDocumentation
 */

export { advice, registry, rfc1738, web } from "./registries.ts";

// The registries come first so that the schemes, which are alike, follow one another in bundles: those compress better.

export * from "@url1738/core";
export * from "@url1738/file";
export * from "@url1738/ftp";
export * from "@url1738/gopher";
export { type HttpAccess, type HttpsAccess, type HttpsUrl, type HttpUrl, http, https } from "@url1738/https";
export { type MailHeader, type MailUrl, mailto } from "@url1738/mail";
export * from "@url1738/news";
export * from "@url1738/nntp";
export * from "@url1738/prospero";
export * from "@url1738/telnet";
export * from "@url1738/wais";
export { habits } from "./habits.ts";
export { type Access, rfc1738Schemes, schemes, webSchemes } from "./schemes.ts";
