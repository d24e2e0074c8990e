import { type Scheme, uncheckedScheme } from "@url1738/core";
import {
  canonicalHost,
  checkHost,
  digit,
  fpath,
  host,
  lowalpha,
  many,
  oneOf,
  optional,
  type Place,
  plainHost,
  sequence,
  unescapedText,
} from "@url1738/core/grammar";
import { access, type FileAccess } from "./access.ts";

/**
 * A file URL (RFC 1738 §3.10): a file on a particular host.
 *
 * @public
 */
export interface FileUrl {
  /** Always `"file"`. */
  scheme: "file";
  /** The host: a name in lower case, or four decimal numbers; `""` is the machine on which the URL is read. */
  host: string;
  /** The directories, decoded, from the outermost to the innermost. */
  directories: string[];
  /** The name of the file, decoded; empty when the URL ends in a `/`. */
  name: string;
}

/** "the string "localhost" or the empty string; this is interpreted as `the machine from which the URL is being interpreted'" (§3.10) */
function readHost(text: string): string {
  const canonical = canonicalHost(text);
  return canonical === "localhost" ? "" : canonical;
}

// With a dot in it, it is not "localhost".
const plainHostWithDot = sequence(lowalpha, many(oneOf(lowalpha, digit)), ".", plainHost);

const hostOrLocalhost = unescapedText("host", host, readHost, {
  absent: "",
  check: checkHost,
  plain: plainHostWithDot,
  section: "3.10",
});

// fileurl = "file://" [ host | "localhost" ] "/" fpath
export const schemepart = sequence("//", optional(hostOrLocalhost), "/", fpath("directories"));

function hint({ text }: Place): string | undefined {
  const path = text.slice(5).replace(/^\/\/(?=[A-Za-z]:)/, "");
  if (/^\/?[A-Za-z]:|\\/.test(path))
    return "Write the path after file:///, with slashes between its parts, as in file:///C:/dir.";
  return /^\/(?!\/)/.test(path) ? "Write file:/// before the path, with three slashes." : undefined;
}

/** A path by itself, of Windows or POSIX. */
function meant(text: string): string | undefined {
  if (/^[A-Za-z]:[\\/]/.test(text)) return `file:///${text.replaceAll("\\", "/")}`;
  return /^\/[^/]/.test(text) ? `file://${text}` : undefined;
}

/**
 * The scheme `file` (RFC 1738 §3.10).
 *
 * @public
 */
export const file: Scheme<FileUrl, FileAccess> = uncheckedScheme({
  name: "file",
  section: "3.10",
  schemepart,
  value: (scheme, host, directories, name): FileUrl => ({ scheme, host, directories, name }),
  hint,
  meant,
  // Every path begins with a slash, a drive or a device.
  hazards: { neverFirst: ["directories", "name"] },
  access,
});
