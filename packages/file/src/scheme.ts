import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import { fileDefinition } from "./file.ts";
import type { FileAccess, FileUrl } from "./file-url.ts";

/**
 * The scheme `file` (RFC 1738 §3.10). The built package contains it in compiled form.
 *
 * @public
 */
export const file: Scheme<FileUrl, FileAccess, unknown, "name"> = defineScheme(fileDefinition);
