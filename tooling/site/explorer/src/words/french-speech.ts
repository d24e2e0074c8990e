import { fr } from "@url1738/fr";
import { french } from "./french.ts";
import type { Speech } from "./speech.ts";

/** French, of the page and of what the packages tell. */
export const frenchSpeech: Speech = { language: "fr", words: french, say: fr };
