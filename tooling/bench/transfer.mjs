// Fetches a URL so many times, so many at once, with what the client is built to: transfer.mjs URL COUNT AT_ONCE
import { createClient } from "@url1738/client";
import { ftpDriver } from "@url1738/client/ftp";
import { gopherDriver } from "@url1738/client/gopher";
import { createRegistry } from "@url1738/core";
import { ftp } from "@url1738/ftp";
import { gopher } from "@url1738/gopher";

const [url, count, atOnce] = process.argv.slice(2);
const client = createClient(createRegistry([ftp, gopher]), [ftpDriver, gopherDriver], { allow: () => true });
let left = Number(count);

async function fetchOn() {
  while (left-- > 0) {
    const { body, done } = await client.open(url);
    for await (const _ of body);
    await done;
  }
}

await Promise.all(Array.from({ length: Number(atOnce) }, fetchOn));
