import type { ProsperoField, ProsperoUrl } from "./prospero-url.ts";

/**
 * The steps to access a Prospero URL (RFC 1738 §3.11): ask the directory server on this host and port for the access methods of the
 * object. These may be URLs themselves. Name and fields may be any octets, so a Prospero request must quote them.
 *
 * @public
 */
export interface ProsperoAccess {
  /** Always `"prospero"`. */
  protocol: "prospero";
  /** The host of the directory server. */
  host: string;
  /** The port of the directory server. */
  port: number;
  /** The host-specific object name, decoded. */
  hsoname: string;
  /** The fields that identify the target, decoded, in order. */
  fields: ProsperoField[];
}

/**
 * Returns the steps to access a checked Prospero URL; the scheme's own `access` checks it first. For schemes derived from this one.
 *
 * @param url - The value, as `parse` returns it.
 * @returns The steps, as plain data.
 * @public
 */
export function access({ host, port, hsoname, fields }: ProsperoUrl): ProsperoAccess {
  return { protocol: "prospero", host, port, hsoname, fields };
}
