/**
 * Rules for authors of living schemes: those of RFC 3986, and the parts of connection strings. The schemes of RFC 1738 do not load
 * them.
 *
 * @packageDocumentation
 */

export { type HostListOptions, hostList, type ListedHost } from "./host-list.ts";
export { host6, hostCodec6, hostport6 } from "./host6.ts";
export { canonicalHost6, checkHost6, hintHost6 } from "./ipv6.ts";
export type { OptionFields, OptionPart } from "./option-facts.ts";
export { type BooleanOptions, boolean, integer } from "./option-values.ts";
export {
  type AbsentOptions,
  type AliasOption,
  alias,
  alike,
  type OptionField,
  type OptionsNamed,
  type OptionsOptions,
  type OptionsValue,
  options,
  type RepeatedOption,
  type RequiredOption,
  repeated,
  required,
} from "./options.ts";
export type { Parameter } from "./parameter.ts";
export { parameters } from "./parameters.ts";
export { authority, fragment, pathAbempty, pchar, query, uriHost } from "./rules.ts";
export { type TaggedAlternatives, type TaggedFields, tagged } from "./tagged.ts";
export { checkUriHost } from "./uri-host.ts";
export { uriText } from "./uri-text.ts";
