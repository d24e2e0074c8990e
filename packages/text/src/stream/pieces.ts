import { createDecoder } from "./decoder.ts";

/** What text comes in: strings, or octets of UTF-8. @public */
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

/** Anything that text comes from: a `ReadableStream`, a stream of Node, any iterable. @public */
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

function isIterable(stream: TextStream): stream is AsyncIterable<TextChunk> | Iterable<TextChunk> {
  return Symbol.asyncIterator in Object(stream) || Symbol.iterator in Object(stream);
}

/** The text of a stream, piece by piece. Octets that are not UTF-8 become U+FFFD; a byte order mark is kept. */
export async function* piecesOf(stream: TextStream): AsyncGenerator<string, void, undefined> {
  const decoder = createDecoder();
  for await (const chunk of isIterable(stream) ? stream : read(stream))
    yield typeof chunk === "string" ? decoder.decode() + chunk : decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
