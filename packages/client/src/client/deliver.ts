import { setImmediate as turn } from "node:timers/promises";
import { clientError, said, withScheme } from "../errors/client-error.ts";
import { giveBack } from "../wire/read-buffers.ts";
import type { Transfer } from "./create-io.ts";
import type { Io, Performed } from "./driver.ts";
import { checkEntriesOptions } from "./options.ts";
import type { EntriesOptions, Entry, Reply, Resource } from "./resource.ts";

const MAX_ENTRIES = 10_000_000;

/** Masks every password in a server's reply. */
function maskedReply({ text, lines, fields, ...reply }: Reply, { masked }: Io): Reply {
  const maskedFields = Object.entries(fields ?? {}).map(([name, value]) => [name, masked(value)]);
  return {
    ...reply,
    text: masked(text),
    ...(lines && { lines: lines.map(masked) }),
    ...(fields && { fields: Object.fromEntries(maskedFields) }),
  };
}

/** Makes a promise, and the functions that settle it. Nobody needs to handle its rejection. */
function createDone() {
  let resolve: (reply: Reply | undefined) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<Reply | undefined>((...settle) => {
    [resolve, reject] = settle;
  });
  promise.catch(() => {});
  return { promise, resolve, reject };
}

function ended(): Error {
  return clientError("aborted", said("ended"));
}

function tooLarge(limit: number, what: "octets" | "entries"): Error {
  return clientError("too-large", said(`too-many-${what}`, { limit }));
}

/** Delivers a driver's result piece by piece, and ends the transfer after the last piece. */
export function deliver(performed: Performed, io: Io, { url, options, scope, place }: Transfer): Resource {
  const { kind, body, size, head, send } = performed;
  const { maxBytes = Infinity, maxEntries = MAX_ENTRIES, onProgress } = options;
  if (size !== undefined && size > maxBytes) throw tooLarge(maxBytes, "octets");
  scope.opened();
  const done = createDone();
  let received = 0;
  /** The piece to take back when the next one is asked for. */
  let borrowed: Uint8Array | undefined;

  function complete(reply: Reply | undefined): void {
    scope.end();
    done.resolve(reply && maskedReply(reply, io));
  }

  function fail(thrown: unknown): never {
    scope.fail(withScheme(thrown, url.scheme));
    const error = withScheme(scope.reason(thrown), url.scheme);
    done.reject(error);
    throw error;
  }

  /** Returns the next piece, or `undefined` if the resource is complete. */
  async function next(): Promise<Uint8Array | undefined> {
    if (body === undefined) return undefined;
    try {
      if (scope.isOver) throw ended();
      const { value, done: isDone } = await body.next();
      if (isDone === true) {
        complete(value as Reply | undefined);
        return undefined;
      }
      received += value.length;
      if (received > maxBytes) throw tooLarge(maxBytes, "octets");
      onProgress?.({ received, size });
      return value;
    } catch (thrown) {
      return fail(thrown);
    }
  }

  const cancel = () => scope.fail(ended());

  // However the transfer ends, even if nobody reads it, let the driver close everything that it has opened.
  scope.onEnd(() => {
    body?.return(undefined).catch(() => {});
    if (scope.isFailed) done.reject(withScheme(scope.reason(ended()), url.scheme));
  });

  const stream = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        if (body === undefined) controller.close();
      },
      pull: async (controller) => {
        if (borrowed !== undefined) giveBack(borrowed);
        const piece = await next();
        if (options.pieces === "borrowed") borrowed = piece;
        if (piece === undefined) controller.close();
        else controller.enqueue(piece);
      },
      cancel,
    },
    { highWaterMark: 0 },
  );
  if (body === undefined) complete(performed.reply);

  async function* pieces(): AsyncGenerator<Uint8Array, void> {
    for (let piece = await next(); piece !== undefined; piece = await next()) yield piece;
  }

  async function* entries(
    list: NonNullable<Performed["entries"]>,
    wishes: EntriesOptions,
  ): AsyncGenerator<Entry, void> {
    // Lock the body, so that nobody else can read it.
    const reader = stream.getReader();
    let count = 0;
    let isEnded = false;
    const all: Entry[] = [];
    try {
      const rest = pieces();
      for await (const entry of list(rest, wishes)) {
        // Entries that arrived together are listed without a pause: give signals and timers a turn in between.
        if (count % 1000 === 999) await turn();
        if (scope.isFailed) throw ended();
        count += 1;
        if (count > maxEntries) throw tooLarge(maxEntries, "entries");
        // In a session, read all entries before the first is used, so that the connection is free to open it.
        if (place !== undefined || wishes.last !== undefined) all.push(entry);
        else yield entry;
      }
      // The entries may end before the octets do, or not read them at all.
      for await (const _ of rest);
      isEnded = true;
    } catch (thrown) {
      isEnded = true;
      fail(thrown);
    } finally {
      if (!isEnded) cancel();
      reader.releaseLock();
    }
    yield* wishes.last === undefined ? all : all.slice(Math.max(0, all.length - wishes.last));
  }

  return {
    kind,
    url,
    status: head?.code,
    headers: head?.fields,
    size,
    body: stream,
    entries: (wishes = {}) => {
      if (performed.entries === undefined)
        throw clientError("invalid-value", said("no-entries", { kind }), { scheme: url.scheme });
      return entries(performed.entries, checkEntriesOptions(wishes));
    },
    done: done.promise,
    send,
    cancel,
  };
}
