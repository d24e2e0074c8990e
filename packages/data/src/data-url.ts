import type { Encoded } from "@url1738/core";

/**
 * A parameter of a media type (RFC 2397 §3).
 *
 * @public
 */
export interface DataParameter {
  /** The name, in lower case. */
  name: string;
  /** The value, decoded; quotes belong to it. */
  value: string;
}

/**
 * A data URL (RFC 2397): the data themselves.
 *
 * @public
 */
export interface DataUrl {
  /** Always `"data"`. */
  scheme: "data";
  /** The media type in lower case, such as `image/png`; absent when the URL has none, which means `text/plain`. */
  mediaType?: string | undefined;
  /** The parameters of the media type, in order; without both, the data are US-ASCII. */
  parameters: DataParameter[];
  /** True if the data are in base64. */
  base64: boolean;
  /** The data, still percent-encoded. */
  data: Encoded;
}
