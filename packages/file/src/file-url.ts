import type { OwnFinding } from "@url1738/core/define";
import { canonicalHost } from "@url1738/core/runtime";

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

/**
 * Reads the host of a file: "the string "localhost" or the empty string" means this machine (§3.10). For schemes derived from this one.
 *
 * @param text - The host, as written.
 * @returns The host in its canonical spelling; empty for `localhost`.
 * @public
 */
export function readFileHost(text: string): string {
  const canonical = canonicalHost(text);
  return canonical === "localhost" ? "" : canonical;
}

/**
 * The place of the file of a file URL (RFC 1738 §3.10), in no system's notation: `posixPath`, `windowsPath` and `vmsPath` spell
 * it. The RFC names no protocol to reach it from other hosts.
 *
 * @public
 */
export interface FileAccess {
  /** Always `"file"`. */
  protocol: "file";
  /** The host; `""` is this machine. */
  host: string;
  /** The directories from the outermost to the innermost, then the name, decoded: any octets, including `/` and NUL. */
  segments: string[];
}

/** The names by which people know components. */
export const labels = { directories: "directory" } as const;

/**
 * Returns the steps to access a checked file URL; the scheme's own `access` checks it first. For schemes derived from this one.
 *
 * @param url - The value, as `parse` returns it.
 * @returns The steps, as plain data.
 * @public
 */
export function fileAccess({ host, directories, name }: FileUrl): FileAccess {
  return { protocol: "file", host, segments: [...directories, name] };
}

/** Returns the URL meant by a path of Windows or POSIX. */
export function meant(text: string): string | undefined {
  // Outside a URL, a `#` begins no fragment, and a `;` no type code.
  const path = text.replace(/[#;]/g, encodeURIComponent);
  if (/^[A-Za-z]:[\\/]/.test(path)) return `file:///${path.replaceAll("\\", "/")}`;
  return /^\/[^/]/.test(path) ? `file://${path}` : undefined;
}

/** The directories at the root of POSIX (Filesystem Hierarchy Standard 3.0, §3) and of macOS. */
const DIRECTORIES =
  /^(?:applications|bin|boot|dev|etc|home|lib|library|lib32|lib64|media|mnt|opt|proc|root|run|sbin|srv|sys|system|tmp|users|usr|var|volumes)$/;

/**
 * Finds a host that has the name of a directory: somebody may have left out the third slash (§3.10). For schemes derived from this one.
 *
 * @param url - The value, as `parse` returns it.
 * @returns The finding, if there is one.
 * @public
 */
export function fileFindings({ host }: Pick<FileUrl, "host">): readonly OwnFinding[] {
  if (!DIRECTORIES.test(host)) return [];
  return [
    {
      code: "directory-as-host",
      reason: "file/directory-as-host",
      component: "host",
      severity: "warning",
      section: "3.10",
      params: { host },
      sentence:
        'The host is "{host}". If that is meant to be a directory of this machine, write three slashes before it.',
    },
  ];
}
