/** Returns the URL meant by a path of Windows or POSIX. */
export function meant(text: string): string | undefined {
  // Outside a URL, a `#` begins no fragment, and a `;` no type code.
  const path = text.replace(/[#;]/g, encodeURIComponent);
  if (/^[A-Za-z]:[\\/]/.test(path)) return `file:///${path.replaceAll("\\", "/")}`;
  return /^\/[^/]/.test(path) ? `file://${path}` : undefined;
}
