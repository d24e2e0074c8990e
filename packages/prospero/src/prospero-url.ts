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
