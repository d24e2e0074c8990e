import { readFileSync } from "node:fs";
import type { Client, ClientOptions, DialogueLine, EntriesOptions, Entry, OpenOptions } from "@url1738/client";
import { urlErrorOf } from "@url1738/core";
import { fr } from "@url1738/fr";
import { describe, expect, test, vi } from "vitest";
import { digests } from "../../../tooling/build/vitest/digests.ts";
import { DRAWS, sampled } from "../../../tooling/build/vitest/draws.ts";
import { localClient, registry } from "./client.ts";
import { type Manners, type Scripted, type Step, scripted } from "./servers/scripted.ts";

type Told = readonly (string | null | object)[];

/** A behaviour of a server, and the client's outcome. All strings are octets: one character each. */
export interface Row {
  readonly case: string;
  /** The URL to open; `$PORT` is the server's port. */
  readonly url: string;
  /** The script of the server; `scripts` if there are several connections. */
  readonly script?: readonly Step[];
  readonly scripts?: readonly (readonly Step[])[];
  readonly options?: OpenOptions;
  readonly client?: ClientOptions;
  /** The user's answer when asked for a password. */
  readonly password?: string;
  /** True to read the entries, even if that fails. */
  readonly lists?: boolean;
  /** The options for the entries; then each entry has its facts last. */
  readonly asks?: EntriesOptions;
  readonly gets?: {
    readonly kind: string;
    readonly text: string;
    /** The code of the last reply. */
    readonly code?: number;
    readonly size?: number;
    /** The name, the type, either the URL or the code of the error, and the requested facts. */
    readonly entries?: readonly Told[];
  };
  readonly fails?: { readonly code: string; readonly message?: string; readonly hint?: string };
}

function rowsOf(file: string): readonly Row[] {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
}

/** The passwords of all rows: no dialogue and no error may contain one. */
const SECRETS = /hunter2|s%65cret|secret/;

export async function textOf(body: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks).toString("latin1");
}

// The real timer runs on while the tests' clock is stopped.
const { setTimeout: realTimeout } = globalThis;

/** Waits until something is true, for longer than any machine needs. */
export async function eventually(isSo: () => boolean, what: string): Promise<void> {
  for (let count = 0; !isSo(); count++) {
    if (count > 50_000) throw new Error(`It never came about that ${what}.`);
    await new Promise((resolve) => realTimeout(resolve, 5));
  }
}

/** Stops the clock while something runs, so that time passes only through `vi.advanceTimersByTime`. */
export async function withStoppedClock<T>(run: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    return await run();
  } finally {
    vi.useRealTimers();
  }
}

/** Returns an expected entry, with its URL in the canonical spelling. */
function canonical([name = null, type = null, where = null, ...facts]: Told): Told {
  const result = registry.safeParse(typeof where === "string" ? where.replace("$PORT", "65000") : where);
  return [name, type, result.ok ? registry.format(result.url).replace("65000", "$PORT") : where, ...facts];
}

function told({ name, type, url, error, ...facts }: Entry, port: number, withFacts: boolean): Told {
  const where = url === undefined ? (error?.code ?? null) : registry.format(url).replaceAll(`:${port}/`, ":$PORT/");
  return [name, type ?? null, where, ...(withFacts ? [JSON.parse(JSON.stringify(facts))] : [])];
}

async function fetchRow(client: Client, url: string, row: Row, options: OpenOptions, port: number) {
  const resource = await client.open(url, options);
  if (row.lists === true || row.gets?.entries !== undefined) {
    const entries: Told[] = [];
    try {
      for await (const entry of resource.entries(row.asks)) entries.push(told(entry, port, row.asks !== undefined));
      await resource.done;
      return { kind: resource.kind, entries };
    } finally {
      resource.cancel();
    }
  }
  const text = await textOf(resource.body);
  return { kind: resource.kind, size: resource.size, text, code: (await resource.done)?.code };
}

/** Returns everything that somebody was told of a row, without the order of lines that come over two connections, and without ports. */
function toldOf(dialogue: readonly DialogueLine[], fetched: unknown): string {
  const lines = dialogue.map(({ direction, line }) => `${direction} ${line}`).sort();
  const error = urlErrorOf(fetched);
  const told = JSON.stringify([lines, error === undefined ? fetched : [error, fr(error)]], undefined, 1);
  return told.replace(/\b\d{5}\b/g, "$PORT").replace(/(?:\d+,){5}\d+/g, "$ADDRESS");
}

async function expectRow(row: Row, server: Scripted): Promise<string> {
  const dialogue: DialogueLine[] = [];
  const url = row.url.replaceAll("$PORT", String(server.port));
  const options = { ...row.options, onDialogue: (line: DialogueLine) => void dialogue.push(line) };
  const context: unknown = JSON.parse(
    JSON.stringify(row.client?.context ?? {}).replaceAll("$PORT", String(server.port)),
  );
  const client = localClient({ askPassword: () => row.password, ...row.client, context });
  const fetched = await fetchRow(client, url, row, options, server.port).catch((thrown: unknown) => thrown);
  const { gets, fails } = row;
  if (gets !== undefined) {
    if (fetched instanceof Error) throw new Error(`${fetched.message} ${JSON.stringify(server.problems)}`);
    const { entries, text, ...rest } = gets;
    expect(fetched).toMatchObject(
      entries === undefined ? { text, ...rest } : { kind: gets.kind, entries: entries.map(canonical) },
    );
  } else {
    const error = urlErrorOf(fetched);
    expect(error ?? fetched).toMatchObject({ code: fails?.code, scheme: url.replace(/:.*/, "") });
    expect(error?.message).toContain(fails?.message ?? "");
    expect(error?.hint ?? "").toContain(fails?.hint ?? "");
    expect(JSON.stringify(error)).not.toMatch(SECRETS);
  }
  expect(dialogue.map(({ line }) => line).join("\n")).not.toMatch(SECRETS);
  await eventually(() => server.open === 0, "the client has closed its sockets");
  expect(server.problems).toEqual([]);
  return toldOf(dialogue, fetched);
}

/**
 * Defines tests for the rows of a file, with the server's octets sent at once and one by one. What is told of each is compared with digests: after a
 * change that is meant, `npx pnpm@12 test packages/client --update` writes them, and they belong in the commit.
 */
export function play(file: string, manners: Manners = {}): void {
  const rows = rowsOf(file);
  describe.each([
    ["at once", 65_536],
    ["one octet at a time", 1],
  ])("%s", (_, piece) => {
    const told = new Map<string, string>();
    const playRow = async (row: Row, whilePlayed: (server: Scripted) => void = () => {}) => {
      const server = await scripted(row.scripts ?? [row.script ?? []], { ...manners, piece });
      whilePlayed(server);
      try {
        told.set(row.case, await expectRow(row, server));
      } finally {
        await server.close();
      }
    };
    const limitOf = ({ options = {} }: Row) => options.timeout ?? options.idleTimeout;
    // Rows that send too much reach the same limit at any pace, only more slowly.
    const isMuch = (row: Row) => /"(?:flood|times)"/.test(JSON.stringify(row));
    const own = piece === 1 ? sampled(DRAWS < 1 ? rows.filter((row) => !isMuch(row)) : rows) : rows;
    const named = (row: Row) => [row.case, row] as const;

    test.concurrent.for(own.filter((row) => limitOf(row) === undefined).map(named))("%s", ([, row]) => playRow(row));

    // All share one clock, which stays stopped until the server is silent.
    test.for(own.filter((row) => limitOf(row) !== undefined).map(named))("%s", ([, row]) =>
      withStoppedClock(() =>
        playRow(row, (server) => void server.silent.then(() => vi.advanceTimersByTime(limitOf(row) as number))),
      ),
    );

    if (piece === 1) return;
    test("what is told of each", async () => {
      const texts = rows.map((row) => [row.case, told.get(row.case) ?? ""] as const);
      await expect(digests(file, texts)).toMatchFileSnapshot(`told/${file.replace(".behaviours.json", ".txt")}`);
    });
  });
}
