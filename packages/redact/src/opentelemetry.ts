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

/** The attributes that are a query without its `?`. */
const QUERIES: ReadonlySet<string> = new Set(["url.query"]);

/**
 * Masks the secrets in attributes with the word of the semantic conventions, `REDACTED`: in `url.full`, in `url.query`, which has no `?`,
 * and in all others.
 *
 * @param attributes - The attributes, which stay as they are.
 * @param options - The secrets to find, and their replacement.
 * @returns The attributes, redacted.
 * @public
 */
export function redactAttributes<T extends object>(attributes: T, options?: RedactorOptions): T {
  const own = { replacement: REDACTED, ...options };
  const copy = redactValue(attributes, own) as Record<string, unknown>;
  for (const [key, value] of Object.entries(attributes))
    if (QUERIES.has(key) && typeof value === "string") copy[key] = redact(`?${value}`, own).slice(1);
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

/**
 * Wraps a span processor so that it gets ended spans with their attributes, and those of their events, redacted.
 *
 * @param processor - A `SpanProcessor`, such as a `BatchSpanProcessor`.
 * @param options - The secrets to find, and their replacement.
 * @returns A `SpanProcessor`.
 * @public
 */
export function redactSpans<T extends EndsSpans>(processor: T, options?: RedactorOptions): T {
  interface Ended {
    readonly attributes: object;
    readonly events?: readonly { readonly attributes?: object }[];
  }
  const redacted = (span: Ended) => {
    const attributes = redactAttributes(span.attributes, options);
    const events = (span.events ?? []).map((event) => ({
      ...event,
      ...(event.attributes && { attributes: redactAttributes(event.attributes, options) }),
    }));
    return new Proxy(span, {
      get: (target, key) => {
        if (key === "attributes") return attributes;
        if (key === "events") return events;
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  };
  return new Proxy(processor, {
    get: (target, key) => {
      if (key === "onEnd") return (span: Ended) => target.onEnd(redacted(span) as never);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
