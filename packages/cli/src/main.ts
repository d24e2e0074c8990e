#!/usr/bin/env node
import module from "node:module";

const { argv, stdout, stderr, env } = process;

/** The milliseconds after `SIGTERM` to write the answers that have been found. */
const GRACE = 10_000;

// Node 20 has no such cache.
module.enableCompileCache?.();

if (argv.length === 3 && argv[2] === "--version") {
  const { version } = await import("./output/version.ts");
  stdout.write(`${version()}\n`);
} else {
  // One import, since each opens a file.
  const { chosenLanguage, fs, openStdin, run, stdinLeft } = await import("./run.ts");
  const ending = new AbortController();
  process.once("SIGTERM", () => {
    ending.abort();
    // A reader that has stopped reading would keep the process alive for ever.
    setTimeout(() => process.kill(process.pid, "SIGTERM"), GRACE).unref();
  });
  const { say, afterLabel } = await chosenLanguage(argv.slice(2), env);
  const onExit = (code: number) => {
    // Any other status already signals an error.
    if (code !== 0) return;
    const sentence = say("A plugin ended the process before everything was done.");
    fs.writeSync(stderr.fd, `${say("error:")} ${afterLabel(sentence)}\n`);
    process.exitCode = 2;
  };
  process.once("exit", onExit);
  const host = { stdin: openStdin, stdinLeft, stdout, stderr, env, ending: ending.signal };
  const status = await run(argv.slice(2), host);
  process.off("exit", onExit);
  process.exitCode = status;
  // Re-raise SIGTERM, so that truncated output is not mistaken for complete output.
  if (ending.signal.aborted) process.kill(process.pid, "SIGTERM");
}
