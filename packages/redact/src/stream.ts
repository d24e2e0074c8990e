/**
 * Makes streams that redact the text flowing through them.
 *
 * @packageDocumentation
 */

import type { RedactorOptions } from "./options.ts";
import { createRedactor } from "./redactor.ts";

/**
 * Makes a stream that redacts the text flowing through it, as `createRedactor` does.
 *
 * @param options - The secrets to find, and their replacement.
 * @returns A `TransformStream` from strings to strings, for one text.
 * @public
 */
export function redactStream(options?: RedactorOptions): TransformStream<string, string> {
  const { push, end } = createRedactor(options);
  const enqueue = (shown: string, controller: TransformStreamDefaultController<string>) => {
    if (shown !== "") controller.enqueue(shown);
  };
  return new TransformStream({
    transform: (piece, controller) => enqueue(push(piece), controller),
    flush: (controller) => enqueue(end(), controller),
  });
}
