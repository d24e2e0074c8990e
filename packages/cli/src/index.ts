/**
 * The ten schemes of RFC 1738, singly and in one registry, and `https`.
 *
 * @packageDocumentation
 */

export * from "@url1738/core";
export * from "@url1738/file";
export * from "@url1738/ftp";
export * from "@url1738/gopher";
export * from "@url1738/http";
export * from "@url1738/https";
export * from "@url1738/mailto";
export * from "@url1738/news";
export * from "@url1738/nntp";
export * from "@url1738/prospero";
export * from "@url1738/telnet";
export * from "@url1738/text";
export * from "@url1738/wais";
export type { Language, Said, Say, TextParams } from "./language/language.ts";
export { type Rendering, renderError } from "./output/render-error.ts";
export type { Access } from "./schemes/access.ts";
export { habits } from "./schemes/habits.ts";
export { registry } from "./schemes/registry.ts";
export { schemes } from "./schemes/schemes.ts";
export { schemesWithHttps } from "./schemes/schemes-with-https.ts";
