import type { Settings } from "./options.ts";
import { redactValueBy } from "./redact-value.ts";

/** Masks the secrets in the attributes of telemetry, by settings that were made once. A list stays a list. It masks what throws. */
export function redactAttributesBy<T extends object>(settings: Settings, attributes: T): T {
  const redacted = (name: string) => {
    let value: unknown = settings.mask;
    let items: readonly unknown[] | undefined;
    try {
      value = Reflect.get(attributes, name);
      if (Array.isArray(value)) items = [...value];
    } catch {
      // A getter, or a proxy.
    }
    const [[key, copy] = [name, undefined]] = Object.entries(redactValueBy(settings, { [name]: value }) as object);
    return [key, items !== undefined && !Array.isArray(copy) ? items.map(() => copy) : copy];
  };
  try {
    return Object.fromEntries(Object.keys(attributes).map(redacted)) as T;
  } catch {
    return redactValueBy(settings, attributes) as T;
  }
}
