#!/usr/bin/env node
import { openStdin } from "./input/open-stdin.ts";
import { run } from "./run.ts";

const { stdout, stderr, env } = process;
const ending = new AbortController();
process.once("SIGTERM", () => ending.abort());
process.exitCode = await run(process.argv.slice(2), { stdin: openStdin, stdout, stderr, env, ending: ending.signal });
// Nobody shall take what is only a beginning for all of it: whoever waits for the process is told that it was terminated.
if (ending.signal.aborted) process.kill(process.pid, "SIGTERM");
