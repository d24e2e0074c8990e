/**
 * Masks secrets in the events of Sentry.
 *
 * @packageDocumentation
 */

import { type RedactorOptions, settingsOf } from "./options.ts";
import { redactAttributesBy } from "./redact-attributes.ts";
import { redactValueBy } from "./redact-value.ts";

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
  /** Masks the secrets in a log before it is sent. */
  readonly beforeSendLog: <T extends object>(log: T) => T;
  /** Masks the secrets in a metric before it is sent. */
  readonly beforeSendMetric: <T extends object>(metric: T) => T;
  /** Masks the secrets in a breadcrumb before it is kept. */
  readonly beforeBreadcrumb: <T extends object>(breadcrumb: T) => T;
}

/** What the SDK keeps in an event for itself, and does not send. */
const OF_THE_SDK = "sdkProcessingMetadata";

/**
 * Makes options for `Sentry.init`: `Sentry.init({dsn, ...redactSentry()})`.
 *
 * @param options - The secrets to find, and their replacement.
 * @returns Options of Sentry.
 * @public
 */
export function redactSentry(options?: RedactorOptions): SentryRedaction {
  const settings = settingsOf(options);
  const redacted = <T extends { [OF_THE_SDK]?: unknown; attributes?: object }>(event: T): T => {
    try {
      const { [OF_THE_SDK]: own, attributes, ...sent } = event;
      const copy = redactValueBy(settings, sent) as T;
      if (own !== undefined) copy[OF_THE_SDK] = own;
      if (attributes !== undefined) copy.attributes = redactAttributesBy(settings, attributes);
      return copy;
    } catch {
      // A getter, a proxy, or no object.
      return redactValueBy(settings, event) as T;
    }
  };
  return {
    beforeSend: redacted,
    beforeSendTransaction: redacted,
    beforeSendSpan: redacted,
    beforeSendLog: redacted,
    beforeSendMetric: redacted,
    beforeBreadcrumb: redacted,
  };
}
