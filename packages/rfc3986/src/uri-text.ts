import {
  type AbsentValue,
  type CheckedOptions,
  type Component,
  component,
  type Encoded,
  encodedCodec,
  type Field,
  type Only,
  type Part,
} from "@url1738/core/define";
import { normaliseUri } from "./normalise-uri.ts";

/**
 * Makes a component whose value stays percent-encoded, as `encodedText` of core does, but without escapes of `~`, which RFC 3986 §2.3 calls
 * unreserved.
 *
 * @param name - The name of the field in the value.
 * @public
 */
export function uriText<const N extends string, const O extends CheckedOptions = Readonly<Record<never, never>>>(
  name: N,
  rule: Part,
  options?: O & Only<O, CheckedOptions>,
): Component<readonly [Field<N, Encoded, AbsentValue<Encoded, O>>]> {
  const codec = encodedCodec(rule, { read: normaliseUri });
  return component(name, rule, Object.assign(codec, { check: options?.check }), options);
}
