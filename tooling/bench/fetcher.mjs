// Fetches URLs with the built client. Each line of standard input says what becomes of the pieces (kept or borrowed), and gives a URL; the
// program prints the milliseconds that it took, so that transfers can be measured in a program that is already running. With the same two
// words as arguments, it fetches only that URL.
import { createInterface } from "node:readline";
import { createClient } from "@url1738/client";
import { ftpDriver } from "@url1738/client/ftp";
import { gopherDriver } from "@url1738/client/gopher";
import { httpDriver } from "@url1738/client/http";
import { createRegistry } from "@url1738/core";
import { ftp } from "@url1738/ftp";
import { gopher } from "@url1738/gopher";
import { http } from "@url1738/http";

const drivers = [ftpDriver, gopherDriver, httpDriver];
const client = createClient(createRegistry([ftp, gopher, http]), drivers, { allow: () => true });

async function fetchBy([pieces, url]) {
  const start = performance.now();
  const { body, done } = await client.open(url, { pieces });
  for await (const _ of body);
  await done;
  return performance.now() - start;
}

const words = process.argv.slice(2);
if (words.length > 0) await fetchBy(words);
else for await (const line of createInterface({ input: process.stdin })) console.log(await fetchBy(line.split(" ")));
