#!/usr/bin/env node
import { openStdin } from "./input/open-stdin.ts";
import { run } from "./run.ts";

const { stdout, stderr, env } = process;
process.exitCode = await run(process.argv.slice(2), { stdin: openStdin, stdout, stderr, env });
