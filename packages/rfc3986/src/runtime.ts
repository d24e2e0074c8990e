/**
 * The functions that generated schemes import at run time. They load no grammar.
 *
 * @packageDocumentation
 */

export { checkLines, optionTexts, withoutBrackets } from "./access-texts.ts";
export { bracesCodec, rawHint } from "./braces.ts";
export { canonicalHost6, checkHost6, hintHost6 } from "./ipv6.ts";
export { keyedCodec } from "./keyed.ts";
export { normaliseUri, spellPath } from "./normalise-uri.ts";
export { optionFindings } from "./option-findings.ts";
export { writtenSpeller } from "./parameter.ts";
export { checkUriHost } from "./uri-host.ts";
export { integerCodec, socketCodec, truthCodec } from "./value-codecs.ts";
