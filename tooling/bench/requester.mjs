// Makes 200 requests, 50 at once, by Node's own fetch or by the built gate's; prints the milliseconds of processor that they took.
import { createGate } from "@url1738/gate";

const [way, url] = process.argv.slice(2);
const fetchText = async () => (await (way === "gate" ? gate.fetch : fetch)(url)).text();
const gate = createGate({ allow: () => true });

// Neither pays for what the first request loads.
await fetchText();
const start = process.cpuUsage();
let left = 200;
async function work() {
  while (left-- > 0) await fetchText();
}
await Promise.all(Array.from({ length: 50 }, work));
const { user, system } = process.cpuUsage(start);
console.log((user + system) / 1e3);
process.exit();
