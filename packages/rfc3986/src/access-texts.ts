import { checkLine } from "@url1738/core/runtime";
import type { Parameter } from "./parameter.ts";

/** Returns a host without the brackets of an IPv6 address, as connections need it. @public */
export const withoutBrackets = (host: string): string => host.replace(/^\[|\]$/g, "");

/**
 * Returns options as the texts that a driver reads, by their names; those that are left out are not among them.
 *
 * @param options - The options, with those that the scheme does not know in `others`. An absent value is an empty text.
 * @public
 */
export function optionTexts({
  others = [],
  ...options
}: object & { readonly others?: readonly Parameter[] | undefined }): Record<string, string> {
  const named = Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return Object.fromEntries([...named, ...others.map(({ name, value = "" }) => [name, value])]);
}

/**
 * Checks that no text of a value has a line end or a NUL, which would end a string of a protocol early.
 *
 * @param scheme - The name of the scheme.
 * @param value - The value of a URL, or the part of it that `path` leads to.
 * @throws Url1738Error - With the code `unsafe-argument` and the component.
 * @public
 */
export function checkLines(scheme: string, value: object, path = ""): void {
  for (const [name, part] of Object.entries(value)) {
    const component = Array.isArray(value) ? `${path}[${name}]` : path === "" ? name : `${path}.${name}`;
    if (typeof part === "string") checkLine(scheme, component, part);
    else if (typeof part === "object" && part !== null) checkLines(scheme, part, component);
  }
}
