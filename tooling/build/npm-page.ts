/** Returns the npm page of the package in a folder of `packages`. */
export function npmPage(folder: string): string {
  return `https://www.npmjs.com/package/${folder === "url1738" ? folder : `@url1738/${folder}`}`;
}
