import { conformance, type Examples } from "@url1738/testkit";
import type { Scheme } from "url1738";

declare const print: (line: string) => void;

/** Runs the conformance suite of every scheme in a JavaScript shell that has no more than `print`. */
export function runAll(schemes: readonly Scheme[], examples: Readonly<Record<string, Examples>>): void {
  let passed = 0;
  let failed = 0;
  for (const scheme of schemes) {
    for (const { name, run } of conformance(scheme, examples[scheme.name] as Examples)) {
      try {
        run();
        passed++;
      } catch (error) {
        failed++;
        print(`${scheme.name}: ${name}\n  ${String(error)}`);
      }
    }
  }
  print(`${passed} passed, ${failed} failed`);
}
