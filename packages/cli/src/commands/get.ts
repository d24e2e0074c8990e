import type { OpenOptions, Resource } from "@url1738/client";
import type { UrlValue } from "@url1738/core";
import type { ResourceCommand } from "../command-kit/command.ts";
import type { Options } from "../command-kit/options.ts";
import type { Surroundings } from "../command-kit/surroundings.ts";
import { fetchOptions, fetchRefusal } from "../fetch/fetch-options.ts";
import { openResource, timeoutFrom } from "../fetch/open-resource.ts";
import { continueAs, saveAs } from "../fetch/save-as.ts";
import { transferBar } from "../fetch/transfer-bar.ts";
import { decodeChunks } from "../input/from-octets.ts";
import { visible } from "../output/visible.ts";

/** Yields the octets of a resource. A group has none: yields the server's reply about it instead. */
async function* octetsOf({ kind, body, done }: Resource): AsyncGenerator<Uint8Array> {
  yield* body as unknown as AsyncIterable<Uint8Array>;
  const reply = await done;
  if (kind === "group" && reply !== undefined) yield Buffer.from(`${visible(reply.text)}\n`);
}

/** Sends standard input to a session until the session ends. */
async function type({ send }: Resource, { stdin }: Surroundings): Promise<void> {
  try {
    for await (const chunk of stdin()) await send?.(Buffer.from(String(chunk).replace(/\r?\n/g, "\r\n")));
  } catch {
    // The session is over: the reading side reports the reason.
  }
}

/** Makes text safe for a terminal: escapes all control characters except line ends and tabs. */
function harmless(text: string): string {
  return text.replace(/[^\n\t]+/g, (run) => visible(run));
}

async function* buffers(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece.buffer, piece.byteOffset, piece.length);
}

/** Yields octets as text for a terminal, with LF as the line end. */
async function* shown(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let held = "";
  for await (const text of decodeChunks(buffers(pieces))) {
    const whole = held + text;
    // The next character tells whether a carriage return is part of a line end.
    held = whole.endsWith("\r") ? "\r" : "";
    yield harmless(whole.slice(0, whole.length - held.length).replaceAll("\r\n", "\n"));
  }
  yield harmless(held);
}

/** Prints octets on standard output. On a terminal, prints them as text without control sequences. */
async function printBody(pieces: AsyncIterable<Uint8Array>, { printer, isShown }: Surroundings): Promise<void> {
  if (isShown)
    for await (const text of shown(pieces)) {
      printer.result(text);
      if (printer.isFull()) await printer.flush();
      if (printer.isClosed()) return;
    }
  else
    for await (const piece of pieces) {
      await printer.passOn(piece);
      if (printer.isClosed()) return;
    }
}

async function deliver(
  url: UrlValue,
  options: Options,
  signal: AbortSignal,
  surroundings: Surroundings,
): Promise<void> {
  const { output } = options;
  // Output on a terminal shows its own progress.
  const bar =
    surroundings.isWatched && (typeof output === "string" || !surroundings.isShown)
      ? transferBar(surroundings.stderr, surroundings.language.say)
      : undefined;
  const open = (more?: OpenOptions) =>
    openResource(url, options, surroundings, {
      signal,
      pieces: "borrowed",
      ...(bar !== undefined && { onProgress: (progress) => bar.update(progress) }),
      ...more,
    });
  let resource: Resource | undefined;
  try {
    const path = typeof output === "string" && output !== "-" ? output : undefined;
    if (path !== undefined && options.continue === true) {
      await continueAs(path, async (beginning) => {
        resource = await open(beginning && { offset: beginning.size, unmodifiedSince: beginning.mtime });
        return octetsOf(resource);
      });
      return;
    }
    resource = await open();
    if (resource.send !== undefined) void type(resource, surroundings);
    const octets = octetsOf(resource);
    if (path === undefined) await printBody(octets, surroundings);
    else await saveAs(path, octets, { signal, ...timeoutFrom(options) });
  } finally {
    resource?.cancel();
    bar?.clear();
  }
}

export const get: ResourceCommand = {
  name: "get",
  summary: "fetch a resource, and print or save it",
  description:
    "Fetches the resources that URLs name, and prints them on standard output, or saves one with -o. The file gets its name only when " +
    "it is complete. Without --allow-private, url1738 connects only to addresses that everybody can reach.",
  options: [
    { flags: "-o, --output <file>", description: "save the resource as a file instead of printing it" },
    {
      flags: "--continue",
      description: "continue the file that --output names; if the transfer fails, keep what has arrived",
    },
    ...fetchOptions,
  ],
  examples: [
    { line: "url1738 get -o motd ftp://host.dom/%2Fetc/motd", purpose: "saves a file" },
    {
      line: "url1738 get --dialogue gopher://host.dom/0about",
      purpose: "prints a text, and the dialogue with the server",
    },
  ],
  refuse: (options, operands, language) =>
    options.output !== undefined && operands.length !== 1
      ? language.say("With --output, give exactly one URL.")
      : options.continue === true && (options.output === undefined || options.output === "-")
        ? language.say("With --continue, name the file with --output.")
        : fetchRefusal(options, language),
  fetch: deliver,
};
