export { menu } from "./menu.ts";

/** Texts for another scheme's errors, which a plugin cannot bring. */
export const languages = { fr: { unexpected: "Faux." } };
