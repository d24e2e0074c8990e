import type { Scheme } from "@url1738/core";
import type { AnyDefinition } from "@url1738/core/define";
import { conformance, type Examples } from "@url1738/testkit";

declare const print: (line: string) => void;

/** Runs the conformance suite of every scheme in a JavaScript shell that provides only `print`. */
export function runAll(
  schemes: readonly Scheme[],
  definitions: readonly AnyDefinition<never>[],
  examples: Readonly<Record<string, Examples>>,
): void {
  let passed = 0;
  let failed = 0;
  for (const scheme of schemes) {
    const definition = definitions.find(({ name }) => name === scheme.name) as unknown as AnyDefinition;
    for (const { name, run } of conformance(scheme, definition, examples[scheme.name] as Examples)) {
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
