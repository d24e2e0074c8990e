// Fetches a URL COUNT times, AT_ONCE at a time, with the built client: transfer.mjs URL PIECES COUNT AT_ONCE
import { localClient } from "./local-client.mjs";

const [url, pieces, count, atOnce] = process.argv.slice(2);
const client = localClient();
let left = Number(count);

async function fetchOn() {
  while (left-- > 0) {
    const { body, done } = await client.open(url, { pieces });
    for await (const _ of body);
    await done;
  }
}

await Promise.all(Array.from({ length: Number(atOnce) }, fetchOn));
