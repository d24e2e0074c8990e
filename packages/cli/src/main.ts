#!/usr/bin/env node
import { run } from "./run.ts";
import { openStdin } from "./stdin.ts";

const { stdout, stderr, env } = process;
process.exitCode = await run(process.argv.slice(2), { stdin: openStdin, stdout, stderr, env });
