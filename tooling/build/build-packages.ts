import { execSync } from "node:child_process";

// Builds the packages that have changed. With BUILT, it does nothing: `.ci/run` has built them, and reads them in several lanes.
if (!process.env.BUILT)
  execSync("turbo run build", { stdio: "inherit", env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" } });
