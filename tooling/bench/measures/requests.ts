import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Finding } from "../finding.ts";
import { middle, quantile } from "../quantile.ts";
import { root } from "../root.ts";
import type { Measure } from "./measure.ts";

const program = (name: string) => join(root, "tooling", "bench", name);
const certificate = join(root, "packages", "client", "test", "servers", "localhost.cert.pem");

interface Address {
  readonly address: string;
  readonly port: number;
}

/** Measures the milliseconds of processor that 200 requests take in a fresh process. */
async function timeOf(way: "fetch" | "gate", url: string): Promise<number> {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate };
  const { stdout } = await promisify(execFile)(process.execPath, [program("requester.mjs"), way, url], { env });
  return Number(stdout);
}

/** Compares the processor time of the gate's `fetch`, which looks up and asks for every request, with that of Node's own. */
export const requests: Measure = async ({ rounds }) => {
  const server = spawn(process.execPath, [program("request-server.mjs")], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const [line] = (await once(server.stdout, "data")) as [Buffer];
    const [http, https] = JSON.parse(String(line)) as [Address, Address];
    const host = http.address.includes(":") ? `[${http.address}]` : http.address;
    const ways = [
      ["by address", `http://${host}:${http.port}/`, 1.6],
      ["by name", `http://localhost:${http.port}/`, 1.9],
      ["by https", `https://localhost:${https.port}/`, 1.6],
    ] as const;
    const findings: Finding[] = [];
    for (const [on, url, limit] of ways) {
      const times = { fetch: [] as number[], gate: [] as number[] };
      for (let round = 0; round < rounds; round++)
        for (const way of ["fetch", "gate"] as const) times[way].push(await timeOf(way, url));
      findings.push({
        subject: "gate.fetch",
        on: `200 requests ${on}, 50 at once`,
        against: "fetch(url)",
        ...middle(times.gate.map((time, round) => time / (times.fetch[round] as number))),
        unit: "×",
        to: (quantile(times.fetch, 0.5) / 200) * 1e6,
        target: { row: `gate.fetch ${on}`, limit },
      });
    }
    return findings;
  } finally {
    server.kill();
  }
};
