#!/usr/bin/env node
import { openStdin } from "./input/open-stdin.ts";
import { run } from "./run.ts";

const { stdout, stderr, env } = process;
const ending = new AbortController();
process.once("SIGTERM", () => ending.abort());
process.exitCode = await run(process.argv.slice(2), { stdin: openStdin, stdout, stderr, env, ending: ending.signal });
// Re-raise SIGTERM, so that nobody takes truncated output for complete output.
if (ending.signal.aborted) process.kill(process.pid, "SIGTERM");
