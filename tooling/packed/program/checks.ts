import { same as isSameAs, show } from "../../../packages/testkit/src/check.ts";

/** Does the same as the check of that name for vitest, in any runtime. */
export function same(actual: unknown, expected: unknown): void {
  isSameAs(actual, expected, "the value");
}

/** Does the same as the check of that name for vitest, in any runtime. */
export async function throws(run: () => Promise<unknown>, name: string, text: string): Promise<void> {
  const thrown = await run().then(
    (value) => `no error, but ${show(value)}`,
    (thrown: unknown) => String(thrown),
  );
  if (!thrown.startsWith(`${name}: `) || !thrown.includes(text)) throw new Error(`${thrown} is not ${name}: ${text}`);
}
