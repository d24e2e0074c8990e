/**
 * Masks secrets in the spans of OpenTelemetry.
 *
 * @packageDocumentation
 */

import type { RedactorOptions } from "./options.ts";
import { redact } from "./redact.ts";
import { redactValue } from "./redact-value.ts";

/** "… MUST be replaced with the value REDACTED" (semantic conventions, attribute `url.full`). */
const REDACTED = "REDACTED";

/** The parts of a URL that are attributes of their own, without the delimiter before them. */
const PARTS = { "url.query": "?", "url.fragment": "#" } as const;

/**
 * Masks the secrets in attributes with the word of the semantic conventions, `REDACTED`: in `url.full`, in `url.query` and `url.fragment`,
 * which have no delimiter before them, in `http.request.header.<name>` and `http.response.header.<name>` by the name of the header, and in
 * all others. A list stays a list.
 *
 * @param attributes - The attributes, which stay as they are.
 * @param options - The secrets to find, and their replacement.
 * @returns The attributes, redacted.
 * @public
 */
export function redactAttributes<T extends object>(attributes: T, options?: RedactorOptions): T {
  const own = { replacement: REDACTED, ...options };
  const given = attributes as Record<string, unknown>;
  const copy = redactValue(given, own) as Record<string, unknown>;
  for (const [name, value] of Object.entries(given))
    if (Array.isArray(value) && !Array.isArray(copy[name])) copy[name] = value.map(() => copy[name]);
  for (const [name, delimiter] of Object.entries(PARTS)) {
    const part = given[name];
    if (typeof part === "string") copy[name] = redact(delimiter + part, own).slice(1);
  }
  return copy as T;
}

/**
 * The part of a span processor that is needed here.
 *
 * @public
 */
export interface EndsSpans {
  /** Takes a span that has ended. */
  onEnd(span: never): void;
}

/** Returns an object that is another one but for its own fields; methods run on the other. */
function overriding<T extends object>(target: T, own: Readonly<Record<string, unknown>>): T {
  return new Proxy(target, {
    get: (_, key) => {
      if (typeof key === "string" && Object.hasOwn(own, key)) return own[key];
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

interface Ended {
  readonly attributes: object;
  readonly events?: readonly { readonly attributes?: object }[];
}

/**
 * Wraps a span processor so that it gets ended spans with their attributes, and those of their events, redacted.
 *
 * @param processor - A `SpanProcessor`, such as a `BatchSpanProcessor`.
 * @param options - The secrets to find, and their replacement.
 * @returns A `SpanProcessor`.
 * @public
 */
export function redactSpans<T extends EndsSpans>(processor: T, options?: RedactorOptions): T {
  const redacted = (span: Ended) =>
    overriding(span, {
      attributes: redactAttributes(span.attributes, options),
      events: (span.events ?? []).map((event) => ({
        ...event,
        ...(event.attributes && { attributes: redactAttributes(event.attributes, options) }),
      })),
    });
  return overriding(processor, { onEnd: (span: Ended) => processor.onEnd(redacted(span) as never) });
}
