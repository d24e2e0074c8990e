/**
 * A Prospero URL (RFC 1738 §3.11): an object of a Prospero directory server.
 *
 * @public
 */
export interface ProsperoUrl {
  /** Always `"prospero"`. */
  scheme: "prospero";
  /** The host: a name in lower case, or four decimal numbers. */
  host: string;
  /** The port, 0-65535; 1525 when the URL names none. */
  port: number;
  /** The host-specific object name, decoded, with its slashes. */
  hsoname: string;
  /** The fields that identify the target, in order. */
  fields: ProsperoField[];
}

/**
 * A field of a Prospero URL, such as `OBJECT-VERSION`.
 *
 * @public
 */
export interface ProsperoField {
  /** The name of the field, decoded. */
  name: string;
  /** Its value, decoded. */
  value: string;
}

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
export function prosperoAccess({ host, port, hsoname, fields }: ProsperoUrl): ProsperoAccess {
  return { protocol: "prospero", host, port, hsoname, fields };
}
