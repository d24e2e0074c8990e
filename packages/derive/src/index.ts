/**
 * Schemes made from the definitions of others, for authors.
 *
 * @packageDocumentation
 */

export { accessAs, type WithAccess } from "./access-as.ts";
export type { AccessFunction, ByProtocol, UnderAnyName } from "./access-under.ts";
export { type Changes, type Derived, derivedDefinition, deriveScheme } from "./derive-scheme.ts";
export {
  type FieldsNamed,
  type ReplacedFields,
  type ReplacedValue,
  type Replacement,
  replaced,
} from "./replaced.ts";
