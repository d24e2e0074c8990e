/** A section as it is printed: that of another specification has its name with it. */
export function cited(section: string): string {
  return /^\d/.test(section) ? `RFC 1738, section ${section}` : section;
}
