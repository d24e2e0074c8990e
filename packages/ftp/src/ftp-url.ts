/**
 * An FTP URL (RFC 1738 §3.2): a file or a directory on a host, reached over FTP (RFC 959).
 *
 * @public
 */
export interface FtpUrl {
  /** Always `"ftp"`. */
  scheme: "ftp";
  /** The user name, decoded; without one, absent (an empty one is `""`). */
  user?: string | undefined;
  /** The password, decoded; never without a user name. */
  password?: string | undefined;
  /** The host: a name in lower case, or four decimal numbers. */
  host: string;
  /** The port, 0-65535; 21 when the URL names none. */
  port: number;
  /** The arguments of the `CWD` commands, decoded, in order; an empty one is `""`. */
  cwd: string[];
  /** The name of the file or directory, decoded; absent when the URL has no url-path at all. */
  name?: string | undefined;
  /** The type code, in lower case: `a` for text, `i` for binary, `d` for a directory listing. */
  type?: "a" | "i" | "d" | undefined;
}
