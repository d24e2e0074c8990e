#!/usr/bin/env node
import module from "node:module";

const { argv, stdout, stderr, env } = process;

/** The milliseconds after `SIGTERM` in which what has been answered can still be written. */
const GRACE = 10_000;

// Node 20 has no such cache.
module.enableCompileCache?.();

if (argv.length === 3 && argv[2] === "--version") {
  const { version } = await import("./output/version.ts");
  stdout.write(`${version()}\n`);
} else {
  const [{ openStdin, stdinLeft }, { run }] = await Promise.all([import("./input/open-stdin.ts"), import("./run.ts")]);
  const ending = new AbortController();
  process.once("SIGTERM", () => {
    ending.abort();
    // A reader that has stopped reading would hold the process for ever.
    setTimeout(() => process.kill(process.pid, "SIGTERM"), GRACE).unref();
  });
  const host = { stdin: openStdin, stdinLeft, stdout, stderr, env, ending: ending.signal };
  process.exitCode = await run(argv.slice(2), host);
  // Re-raise SIGTERM, so that nobody takes truncated output for complete output.
  if (ending.signal.aborted) process.kill(process.pid, "SIGTERM");
}
