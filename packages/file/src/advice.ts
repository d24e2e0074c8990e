/** A path by itself, of Windows or POSIX. */
export function meant(text: string): string | undefined {
  // Where no URL has begun, they begin neither a fragment nor a type code.
  const path = text.replace(/[#;]/g, encodeURIComponent);
  if (/^[A-Za-z]:[\\/]/.test(path)) return `file:///${path.replaceAll("\\", "/")}`;
  return /^\/[^/]/.test(path) ? `file://${path}` : undefined;
}
