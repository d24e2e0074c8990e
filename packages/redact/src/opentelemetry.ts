/**
 * Masks secrets in the spans of OpenTelemetry.
 *
 * @packageDocumentation
 */

import { type RedactorOptions, settingsOf } from "./options.ts";
import { redactAttributesBy } from "./redact-attributes.ts";
import { redactValueBy } from "./redact-value.ts";

/** "… MUST be replaced with the value REDACTED" (semantic conventions, attribute `url.full`). */
const REDACTED = "REDACTED";

/** The settings of those who give no replacement. */
const settingsFor = (options: RedactorOptions | undefined) => settingsOf({ replacement: REDACTED, ...options });

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
  return redactAttributesBy(settingsFor(options), attributes);
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
 * Returns an object that is another one but for some fields, which alone are its own: nothing else of it is printed. Methods run on the
 * other.
 */
function overriding<T extends object>(target: T, own: Readonly<Record<string, unknown>>): T {
  return new Proxy(own, {
    get: (_, key) => {
      if (typeof key === "string" && Object.hasOwn(own, key)) return own[key];
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
    has: (_, key) => Reflect.has(target, key),
    getPrototypeOf: () => Reflect.getPrototypeOf(target),
  }) as T;
}

interface Context {
  readonly traceState?: { readonly serialize: () => string } | undefined;
}

/** An event or a link of a span, or its resource. */
interface Attributed {
  readonly attributes?: object;
  readonly context?: Context;
}

interface Ended {
  readonly name: string;
  readonly attributes: object;
  readonly status: unknown;
  readonly events: readonly Attributed[];
  readonly links: readonly Attributed[];
  readonly resource: Attributed;
  readonly instrumentationScope: unknown;
  readonly spanContext: () => Context;
  readonly parentSpanContext?: Context;
}

/**
 * Wraps a span processor so that it gets ended spans with all their texts redacted: names, attributes, the message of the status, and those
 * of events, links, the resource and the scope.
 *
 * @param processor - A `SpanProcessor`, such as a `BatchSpanProcessor`.
 * @param options - The secrets to find, and their replacement.
 * @returns A `SpanProcessor`.
 * @public
 */
export function redactSpans<T extends EndsSpans>(processor: T, options?: RedactorOptions): T {
  const settings = settingsFor(options);
  const masked = <V>(value: V) => redactValueBy(settings, value) as V;
  const contextOf = (context: Context): Context => {
    const { traceState } = context;
    if (traceState === undefined) return context;
    return { ...context, traceState: overriding(traceState, { serialize: () => masked(traceState.serialize()) }) };
  };
  const attributed = ({ attributes, context, ...rest }: Attributed): Attributed => ({
    ...masked(rest),
    ...(attributes && { attributes: redactAttributesBy(settings, attributes) }),
    ...(context && { context: contextOf(context) }),
  });
  /** Exporters group spans by their resource: the same one stays the same. */
  const resources = new WeakMap<object, object>();
  const resourceOf = (resource: Attributed) => {
    const known = resources.get(resource);
    if (known !== undefined) return known;
    // Attributes may arrive later.
    const shown = overriding(resource, {
      get attributes() {
        return redactAttributesBy(settings, resource.attributes ?? {});
      },
    });
    resources.set(resource, shown);
    return shown;
  };
  const redacted = (span: Ended) =>
    overriding(span, {
      name: masked(span.name),
      status: masked(span.status),
      attributes: redactAttributesBy(settings, span.attributes),
      events: span.events.map(attributed),
      links: span.links.map(attributed),
      resource: resourceOf(span.resource),
      instrumentationScope: masked(span.instrumentationScope),
      spanContext: () => contextOf(span.spanContext()),
      parentSpanContext: span.parentSpanContext && contextOf(span.parentSpanContext),
    });
  return overriding(processor, { onEnd: (span: Ended) => processor.onEnd(redacted(span) as never) });
}
