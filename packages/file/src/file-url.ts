/**
 * A file URL (RFC 1738 §3.10): a file on a particular host.
 *
 * @public
 */
export interface FileUrl {
  /** Always `"file"`. */
  scheme: "file";
  /** The host: a name in lower case, or four decimal numbers; `""` is the machine that reads the URL. */
  host: string;
  /** The directories, decoded, from the outermost to the innermost. */
  directories: string[];
  /** The name of the file, decoded; empty when the URL ends in a `/`. */
  name: string;
}
