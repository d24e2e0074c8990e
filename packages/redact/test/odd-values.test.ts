import { inspect } from "node:util";
import { expect, test } from "vitest";
import { digests } from "../../../tooling/build/vitest/digests.ts";
import { redactConsole } from "../src/console.ts";
import { type RedactorOptions, redactValue } from "../src/index.ts";
import { redactAttributes } from "../src/opentelemetry.ts";
import { redactSentry } from "../src/sentry.ts";
import { ODD_VALUES } from "./odd-values.ts";

const shown = (value: unknown) => inspect(value, { depth: 80, breakLength: Number.POSITIVE_INFINITY, compact: true });

/** Ways to mask a value. */
const WAYS: Readonly<Record<string, (value: unknown) => unknown>> = {
  redactValue: (value) => redactValue(value),
  ...Object.fromEntries(
    (
      [{ only: ["urls"] }, { parameters: ["user"], except: ["token"], replacement: "?" }] satisfies RedactorOptions[]
    ).map((options) => [JSON.stringify(options), (value: unknown) => redactValue(value, options)]),
  ),
  redactAttributes: (value) => redactAttributes(Object(value) as object),
  redactSentry: (value) =>
    redactSentry().beforeSend({ value, attributes: Object(value) as object, sdkProcessingMetadata: value }).attributes,
  redactConsole: (value) => {
    const written: unknown[] = [];
    const { warn, assert, dir, table } = redactConsole({
      ...console,
      warn: (...values: readonly unknown[]) => written.push(values),
      assert: (...values: readonly unknown[]) => written.push(values),
      dir: (...values: readonly unknown[]) => written.push(values),
      table: undefined,
    });
    warn("%s of %o", value, value, "//u:p@h");
    assert(value, "//u:%s@h", value);
    dir("//u:%s@h", value);
    return [...written, table];
  },
};

// After a change that is meant, `npx pnpm@12 test packages/redact/test/odd-values.test.ts --update` writes the digests.
test("copies of odd values", async () => {
  const copies = Object.entries(ODD_VALUES).map(([title, make]) => {
    const copy = (mask: (value: unknown) => unknown) => {
      try {
        return shown(mask(make()));
      } catch {
        return "";
      }
    };
    return [
      title,
      Object.entries(WAYS)
        .map(([way, mask]) => `${way}: ${copy(mask)}\n`)
        .join(""),
    ] as const;
  });
  await expect(digests("odd-values", copies)).toMatchFileSnapshot("odd-values.txt");
});
