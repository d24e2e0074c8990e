import type { Encoded } from "@url1738/core";

/**
 * A URN (RFC 8141): a name in a namespace, with what a resolver, the resource or its reader is told.
 *
 * Two URNs name the same if `nid` and `nss` are equal (RFC 8141 §3.1); the other components do not count.
 *
 * @public
 */
export interface UrnUrl {
  /** Always `"urn"`. */
  scheme: "urn";
  /** The namespace identifier, in lower case. */
  nid: string;
  /** The namespace-specific string, still percent-encoded. */
  nss: Encoded;
  /** The r-component for the resolver, still percent-encoded, without the `?+` before it. */
  rComponent?: Encoded | undefined;
  /** The q-component for the resource, still percent-encoded, without the `?=` before it. */
  qComponent?: Encoded | undefined;
  /** The f-component for the reader of the resource, still percent-encoded, without the `#` before it. */
  fComponent?: Encoded | undefined;
}
