import { fr } from "@url1738/fr";
import { french } from "./french.ts";
import type { Speech } from "./speech.ts";

/** French, for the page and for the packages' sentences. */
export const frenchSpeech: Speech = { language: "fr", words: french, say: fr };
