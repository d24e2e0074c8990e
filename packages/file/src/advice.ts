import type { Place } from "@url1738/core/grammar";

/** A path that is written as on the machine itself. */
export function hint({ text }: Place): string | undefined {
  const path = text.slice(5).replace(/^\/\/(?=[A-Za-z]:)/, "");
  if (/^\/?[A-Za-z]:|\\/.test(path))
    return "Write the path after file:///, with slashes between its parts, as in file:///C:/dir.";
  return /^\/(?!\/)/.test(path) ? "Write file:/// before the path, with three slashes." : undefined;
}

/** A path by itself, of Windows or POSIX. */
export function meant(text: string): string | undefined {
  if (/^[A-Za-z]:[\\/]/.test(text)) return `file:///${text.replaceAll("\\", "/")}`;
  return /^\/[^/]/.test(text) ? `file://${text}` : undefined;
}
