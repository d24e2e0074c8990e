import type { ProsperoField, ProsperoUrl } from "./prospero-url.ts";

/**
 * How a Prospero URL is accessed (RFC 1738 §3.11): ask the directory server on this host and port for the access methods of the
 * object. They may be URLs themselves. Name and fields may be any octets, so a Prospero request must quote them.
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
 * Says how a checked Prospero URL is accessed; the scheme's own `access` checks it first. For schemes derived from this one.
 *
 * @param url - The value, as `parse` returns it.
 * @returns The steps, as plain data.
 * @public
 */
export function access({ host, port, hsoname, fields }: ProsperoUrl): ProsperoAccess {
  return { protocol: "prospero", host, port, hsoname, fields };
}
