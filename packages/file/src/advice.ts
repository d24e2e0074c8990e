/** A path by itself, of Windows or POSIX. */
export function meant(text: string): string | undefined {
  if (/^[A-Za-z]:[\\/]/.test(text)) return `file:///${text.replaceAll("\\", "/")}`;
  return /^\/[^/]/.test(text) ? `file://${text}` : undefined;
}
