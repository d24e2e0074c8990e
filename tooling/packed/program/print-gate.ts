import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createGate } from "@url1738/gate";
import rows from "../../../packages/gate/test/answers.rows.json" with { type: "json" };
import { type Answer, abortedLate, outcomes } from "../../../packages/gate/test/compare-answers.ts";

const { fetch } = createGate({ lookUp: async () => ["127.0.0.1"], allow: (address) => address === "127.0.0.1" });

/** Leaves out the reasons, since the parsers of undici's versions give others. */
const withoutReasons = (outcome: unknown): string =>
  JSON.stringify(outcome, (name, value) => (name === "cause" ? undefined : value));

const major = Number.parseInt(process.versions.node, 10);

/**
 * Tells whether this Node's own `fetch` can read an answer. Before Node 24, it never ends after half a deflated body; before Node 22, it
 * sometimes fails, and sometimes never ends, if there are two codings.
 */
function isReadable({ case: name, answer }: Answer): boolean {
  if (major < 24 && name === "deflate that ends early") return false;
  return major >= 22 || !/^Content-Encoding:.*(?:,|\r\nContent-Encoding)/m.test(answer);
}

/** The answers that the gate's `fetch` takes in another way than that of this Node. */
const different: string[] = [];
const left = (rows as readonly Answer[]).filter(isReadable);
async function work(): Promise<void> {
  for (let row = left.pop(); row !== undefined; row = left.pop()) {
    const [expected, actual] = await outcomes(fetch, row);
    if (withoutReasons(expected) !== withoutReasons(actual)) different.push(row.case);
  }
}
// Most of the time is spent on waiting.
await Promise.all(Array.from({ length: 8 }, work));
setFlagsFromString("--expose-gc");
const late = (await abortedLate(fetch, runInNewContext("gc"))).map((error) => (error as Error).name);
console.log(JSON.stringify({ different: different.sort(), late }));
process.exit();
