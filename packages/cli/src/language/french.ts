import { english } from "./english.ts";
import type { Language } from "./language.ts";

export const french: Language = english;
