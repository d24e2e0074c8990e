import type { Reporter, SerializedError, TestModule } from "vitest/node";

/** Ends the output of a run with one line, `N passed, M failed`, that scripts can read; a run of no tests fails. */
export class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const passed = count("passed");
    const skipped = count("skipped");
    // A file that cannot be loaded, or an error outside every test, fails the run without failing a test.
    const failed = count("failed") + modules.flatMap((module) => module.errors()).length + unhandled.length;

    if (passed + failed === 0) process.exitCode = 1;
    console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  }
}
