/**
 * The schemes `ssh`, `sftp` and `git+ssh`, which are one scheme with three names.
 *
 * @packageDocumentation
 */

import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import { sshDefinition } from "./ssh.ts";
import type { SshAccess, SshUrl } from "./ssh-url.ts";

export { type SshAccess, type SshUrl, sshAccess } from "./ssh-url.ts";

/**
 * The scheme `ssh`, also named `sftp` and `git+ssh`. The built package contains it in compiled form.
 *
 * @public
 */
export const ssh: Scheme<SshUrl, SshAccess, unknown, "host"> = defineScheme(sshDefinition);
