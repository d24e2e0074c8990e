// Fetches the URLs in lines of standard input, each after the way to fetch it (kept, borrowed, bare). Prints the milliseconds for each, so
// that transfers can be measured in a program that is already running.
import { createInterface } from "node:readline";
import { bareTransfer } from "./bare-transfer.mjs";
import { localClient } from "./local-client.mjs";

const client = localClient();

async function fetchBy(pieces, url) {
  const { body, done } = await client.open(url, { pieces });
  let count = 0;
  for await (const piece of body) count += piece.length;
  await done;
  return count;
}

for await (const line of createInterface({ input: process.stdin })) {
  const [how, url] = line.split(" ");
  const start = performance.now();
  await (how === "bare" ? bareTransfer(url) : fetchBy(how, url));
  console.log(performance.now() - start);
}
