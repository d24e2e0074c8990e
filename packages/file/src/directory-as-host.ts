import type { OwnFinding } from "@url1738/core/define";
import type { FileUrl } from "./file-url.ts";

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
export function directoryAsHost({ host }: Pick<FileUrl, "host">): readonly OwnFinding[] {
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
