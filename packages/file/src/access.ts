import type { FileUrl } from "./file-url.ts";

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
export function access({ host, directories, name }: FileUrl): FileAccess {
  return { protocol: "file", host, segments: [...directories, name] };
}
