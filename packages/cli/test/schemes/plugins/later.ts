import { finger } from "./finger.ts";

export const later = { ...finger, contract: 3 };
