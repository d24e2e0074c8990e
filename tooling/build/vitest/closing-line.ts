import type { Reporter, SerializedError, TestCase, TestModule } from "vitest/node";
import { DRAWS, SEED } from "./draws.ts";

/** Lists the reasons why tests were skipped, with the number of tests for each. */
function reasons(tests: readonly TestCase[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const test of tests) {
    const result = test.result();
    if (result.state !== "skipped") continue;
    const reason = result.note ?? `no reason is given for ${test.module.relativeModuleId}`;
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => `${count} skipped: ${reason}`);
}

/** Ends the output of a run with a line for scripts, `N passed, M failed`; a run without tests fails. */
export class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const passed = count("passed");
    const skipped = count("skipped");
    // A file that cannot be loaded, or an error outside every test, fails the run without failing a test.
    const failed = count("failed") + modules.flatMap((module) => module.errors()).length + unhandled.length;

    if (passed + failed === 0) process.exitCode = 1;
    for (const reason of reasons(tests)) console.log(reason);
    console.log(`SEED=${SEED} DRAWS=${DRAWS}`);
    console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  }
}
