import type { Settings } from "./options.ts";
import { redactValueBy } from "./redact-value.ts";

/** Masks the secrets in the attributes of telemetry, by settings that were made once. A list stays a list. */
export function redactAttributesBy<T extends object>(settings: Settings, attributes: T): T {
  const shown = Object.entries(attributes).map(([name, value]) => {
    const [[key, copy] = [name, undefined]] = Object.entries(redactValueBy(settings, { [name]: value }) as object);
    return [key, Array.isArray(value) && !Array.isArray(copy) ? value.map(() => copy) : copy];
  });
  return Object.fromEntries(shown) as T;
}
