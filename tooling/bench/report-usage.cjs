// Reports what the process has used, on descriptor 3. It is CommonJS, so that a program without modules does not load their loader for it.
const { writeSync } = require("node:fs");
const { isMainThread } = require("node:worker_threads");

if (isMainThread) process.on("exit", () => writeSync(3, JSON.stringify(process.resourceUsage())));
