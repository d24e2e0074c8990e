/**
 * The functions that generated schemes and their `access` import at run time. They leave out the checks of `./define`, which most programs
 * never run.
 *
 * @packageDocumentation
 */

export { checkCompiled } from "./errors/check-version.ts";
export { nearest } from "./errors/nearest.ts";
export { isList, ownFields } from "./errors/own-fields.ts";
export { notEncoded } from "./errors/sentences.ts";
export { checkDecodedBy, checkRuleBy, escapesAmong } from "./rules/check-decoded.ts";
export {
  asWritten,
  boundedCodec,
  decimalCodec,
  decodedSpeller,
  flagCodec,
  lowerCase,
  readDigits,
} from "./rules/components.ts";
export { canonicalHost, checkHost, readHostport } from "./rules/host.ts";
export { wordReader } from "./rules/one-word.ts";
export {
  accessError,
  checkLine,
  contextFunction,
  contextLine,
  contextValue,
  designates,
  missingContext,
} from "./scheme/access-arguments.ts";
export { compiledScheme } from "./scheme/compiled-scheme.ts";
export { guardedScheme } from "./scheme/guarded-scheme.ts";
export { schemeOfNames } from "./scheme/names.ts";
export { refusedError } from "./scheme/refused-error.ts";
export { termsOfRefusal } from "./scheme/refused-escape.ts";
export { secretsAt } from "./scheme/secrets.ts";
export { neededEscape } from "./scheme/sure-hints.ts";
export { wordTeller } from "./scheme/word-told.ts";
export { decode, normalise } from "./syntax/percent-encoding.ts";
export { crossChecked } from "./values/cross-checked.ts";
export { componentElement } from "./values/element.ts";
export { generatedScribe, inRows, isUsual, later, lazyTable } from "./values/generated.ts";
export { listElement, readItems } from "./values/list.ts";
export { ofOneAlternative } from "./values/of-one-alternative.ts";
export { partError } from "./values/part-error.ts";
export { readBack, readsValue } from "./values/read-back.ts";
export { checkLead, fieldNames, inOrder, isSameValue, objectOf, refuseMissing } from "./values/record.ts";
export { refusalInList } from "./values/refusal.ts";
export { recordElement, refuseBeside } from "./values/scribe.ts";
export { plannedWrite } from "./values/writer.ts";
