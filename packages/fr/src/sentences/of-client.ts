import type { Sentences } from "./sentences.ts";

/** What `@url1738/client` says of resources that could not be fetched. */
export const ofClient: Sentences = {};
