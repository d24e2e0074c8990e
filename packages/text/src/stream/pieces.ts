import { Url1738Error } from "@url1738/core";
import { urlError } from "@url1738/core/define";

/** The part of the platform's `TextDecoder` that is used here. */
export interface Decoder {
  decode(octets?: Uint8Array, options?: { readonly stream?: boolean }): string;
}

declare const TextDecoder: new (label: string, options: { readonly ignoreBOM: boolean }) => Decoder;

/**
 * Creates a decoder of octets. Those that are not text become U+FFFD; a byte order mark is kept.
 *
 * @param charset - The character set; UTF-8 if the platform does not know it.
 */
export function createDecoder(charset = "utf-8"): Decoder {
  try {
    return new TextDecoder(charset, { ignoreBOM: true });
  } catch {
    return new TextDecoder("utf-8", { ignoreBOM: true });
  }
}

/** A piece of text: a string, or octets of UTF-8. @public */
export type TextChunk = string | Uint8Array;

/** The part of the platform's `ReadableStream` that is used here; some browsers cannot iterate over one. @public */
export interface ReadableStreamLike {
  /** See `ReadableStream`. */
  getReader(): {
    read(): Promise<{ readonly done: boolean; readonly value?: TextChunk | undefined }>;
    cancel(): Promise<void>;
    releaseLock(): void;
  };
}

/** A source of text: a `ReadableStream`, a Node stream, or any iterable. @public */
export type TextStream = AsyncIterable<TextChunk> | Iterable<TextChunk> | ReadableStreamLike;

async function* read(stream: ReadableStreamLike): AsyncGenerator<TextChunk, void, undefined> {
  const reader = stream.getReader();
  let isDone = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      isDone = done;
      if (done) return;
      if (value !== undefined) yield value;
    }
  } finally {
    if (!isDone) await reader.cancel();
    reader.releaseLock();
  }
}

/** Returns the iterable over the pieces of a stream. @throws Url1738Error - If it is not a stream, or cannot be examined. */
function sourceOf(stream: TextStream): AsyncIterable<TextChunk> | Iterable<TextChunk> {
  try {
    if (Symbol.asyncIterator in Object(stream) || Symbol.iterator in Object(stream))
      return stream as Iterable<TextChunk>;
    if (typeof (stream as ReadableStreamLike).getReader === "function") return read(stream as ReadableStreamLike);
  } catch {
    // It is null, undefined, or a revoked proxy.
  }
  const sentence = "The {component} is neither a ReadableStream nor iterable.";
  const notAStream = { reason: "text/not-a-stream", sentence };
  throw new Url1738Error(urlError({ code: "invalid-value", component: "stream" }, notAStream));
}

/** Yields the text of a stream, piece by piece. Octets that are not UTF-8 become U+FFFD; a byte order mark is kept. */
export async function* piecesOf(stream: TextStream): AsyncGenerator<string, void, undefined> {
  const decoder = createDecoder();
  for await (const chunk of sourceOf(stream))
    yield typeof chunk === "string" ? decoder.decode() + chunk : decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
