import { expect, test } from "vitest";
import rows from "../../gate/test/answers.rows.json" with { type: "json" };
import { type Answer, outcome, outcomeOf, type Transfer } from "../../gate/test/compare-answers.ts";
import { localClient } from "./client.ts";
import { textOf } from "./play.ts";

/*
 * The driver sends a target exactly as the URL has it, which the platform's `fetch` cannot. So it is built on the parser of `node:http`, but
 * the table of answers is the same.
 */

const client = localClient();

const transfer: Transfer = async (url, signal, begun) => {
  const { status, body, done } = await client.open(url, { signal, follow: true });
  begun({ status });
  const text = await textOf(body);
  await done;
  return text;
};

/** Answers that the driver takes, but not the platform's `fetch`: a body may follow 100, and that of a redirect is not read. */
const TAKEN = ["100 before the answer", "a redirect that is cut in its body"];

/** Refusals that the platform's `fetch` does not know, by the beginning of the case: all are documented. */
const REFUSED = /^a (?:transfer coding: |Location: |path as it is)|^an extension past the limit/;

/** The targets of redirects that the driver reads in another way: octet by octet, and the first of several. */
const TARGETS: ReadonlyMap<string, string> = new Map([
  ["a Location: one in Latin-1", "/end/caf%E9"],
  ["a Location: one with a tab", "/end/a%09b"],
  ["two Locations", "/end"],
  ["two different Locations", "/end"],
]);

/** Returns a body as both see it: of a request that the server repeats, only the target. */
const bodyOf = (body: string) => /^GET (\S+)/.exec(body)?.[1] ?? body;

const all = (rows as Answer[]).filter(({ init = {}, refused }) => Object.keys(init).length === 0 && !refused);

test.concurrent.for(all.map((row) => [row.case, row] as const))(
  "a transfer ends as that of the platform's fetch, or with a documented refusal: %s",
  async ([, row]) => {
    const [expected, actual] = [await outcome(globalThis.fetch, row), await outcomeOf(transfer, row)];
    expect(actual).not.toHaveProperty("isEndless");
    const { status, headers = [] } = (expected.head ?? {}) as { status?: number; headers?: readonly string[][] };
    const isSuccess = status !== undefined && status < 300;
    const isCoded = headers.some(([name]) => name === "content-encoding") || row.coded !== undefined;
    // Its octets are as received, without any coding removed.
    if (isCoded && actual.body !== undefined) return;
    if (TAKEN.includes(row.case)) expect(actual.error).toBeUndefined();
    else if (expected.body === undefined || !isSuccess) expect(actual.body).toBeUndefined();
    else if (actual.error === undefined)
      expect(bodyOf(actual.body as string)).toBe(TARGETS.get(row.case) ?? bodyOf(expected.body));
    else expect(row.case).toMatch(REFUSED);
  },
);
