import { checkLine } from "@url1738/core/runtime";

/**
 * A URL of a place that SSH reaches: a shell (`ssh`), a file (`sftp`) or a repository (`git+ssh`).
 *
 * @public
 */
export interface SshUrl {
  /** The scheme. */
  scheme: "ssh" | "sftp" | "git+ssh";
  /** The user name, decoded; without one, absent. There is no password: users log in with a key, or are asked. */
  user?: string | undefined;
  /** The host: a name in lower case, four decimal numbers, or an IPv6 address in brackets. */
  host: string;
  /** The port, 0-65535; 22 when the URL names none. */
  port: number;
  /** The segments of the path, decoded; none when the URL has no path. */
  path: string[];
}

/**
 * The steps to access an SSH URL: connect, verify the host's key, log in, and open the path by the protocol of the scheme.
 *
 * @public
 */
export interface SshAccess {
  /** The scheme. */
  protocol: "ssh" | "sftp" | "git+ssh";
  /** The host to connect to; an IPv6 address is in brackets. */
  host: string;
  /** The port to connect to. */
  port: number;
  /** The user to log in as; absent if the URL names none. */
  user?: string | undefined;
  /** The path, decoded, with its slashes; empty for none. The caller must quote it for the shell of the server. */
  path: string;
}

/**
 * Returns the steps to access a checked SSH URL; the scheme's own `access` checks it first. For schemes derived from this one.
 *
 * @param url - The value, as `parse` returns it.
 * @returns The steps, as plain data.
 * @throws Url1738Error - See `Scheme.access`.
 * @public
 */
export function sshAccess({ scheme, user, host, port, path }: SshUrl): SshAccess {
  return {
    protocol: scheme,
    host,
    port,
    user: user === undefined ? undefined : checkLine(scheme, "user", user),
    path: path.map((segment) => `/${checkLine(scheme, "path", segment)}`).join(""),
  };
}
