/**
 * Masks secrets in the events of Sentry.
 *
 * @packageDocumentation
 */

import { redactAttributes } from "./opentelemetry.ts";
import { MASK, type RedactorOptions } from "./options.ts";
import { redact } from "./redact.ts";
import { redactValue } from "./redact-value.ts";

/**
 * The options of Sentry that mask secrets.
 *
 * @public
 */
export interface SentryRedaction {
  /** Masks the secrets in an error before it is sent. */
  readonly beforeSend: <T extends object>(event: T) => T;
  /** Masks the secrets in a transaction before it is sent, as versions before 11 send them. */
  readonly beforeSendTransaction: <T extends object>(event: T) => T;
  /** Masks the secrets in a span before it is sent, as versions from 11 on send them. */
  readonly beforeSendSpan: <T extends object>(span: T) => T;
  /** Masks the secrets in a breadcrumb before it is kept. */
  readonly beforeBreadcrumb: <T extends object>(breadcrumb: T) => T;
}

/** What the SDK keeps in an event for itself, and does not send. */
const OF_THE_SDK = "sdkProcessingMetadata";

/** The parts of an event that are needed here. */
interface Sent {
  [OF_THE_SDK]?: unknown;
  request?: { query_string?: unknown };
}

/** The query of a request: a text without its `?`, an object, or pairs of names and values. */
function redactQuery(query: unknown, options: RedactorOptions | undefined): unknown {
  if (typeof query === "string") return redact(`?${query}`, options).slice(1);
  if (!Array.isArray(query)) return redactValue(query, options);
  return query.map((pair) => {
    const [[name, value] = []] = [Array.isArray(pair) ? pair : []];
    return Object.entries(redactValue({ [String(name)]: value }, options) as object)[0];
  });
}

/**
 * Makes options for `Sentry.init`: `Sentry.init({dsn, ...redactSentry()})`.
 *
 * @param options - The secrets to find, and their replacement.
 * @returns Options of Sentry.
 * @public
 */
export function redactSentry(options?: RedactorOptions): SentryRedaction {
  const redacted = <T extends object>(event: T): T => {
    const { [OF_THE_SDK]: own, ...sent } = event as Sent;
    const copy = redactValue(sent, options) as Sent;
    const query = sent.request?.query_string;
    if (query !== undefined) copy.request = { ...copy.request, query_string: redactQuery(query, options) };
    return (own === undefined ? copy : { ...copy, [OF_THE_SDK]: own }) as T;
  };
  const redactedSpan = <T extends { attributes?: object }>(span: T): T => {
    const attributes = span.attributes && redactAttributes(span.attributes, { replacement: MASK, ...options });
    return { ...redacted(span), ...(attributes && { attributes }) };
  };
  return {
    beforeSend: redacted,
    beforeSendTransaction: redacted,
    beforeSendSpan: redactedSpan,
    beforeBreadcrumb: redacted,
  };
}
