export { menu } from "./menu.ts";

/** Texts for another scheme's errors, which a plugin must not replace. */
export const languages = { fr: { unexpected: "Faux." } };
