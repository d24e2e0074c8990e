import fc from "fast-check";
import { SEED, scaled } from "./draws.ts";

// Replaces fast-check in every test: each run makes the same draws, and their number depends on the kind of run.

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });

const DEFAULT_RUNS = 100;

const withScaledRuns = <P extends { readonly numRuns?: number }>(parameters?: P) => ({
  ...parameters,
  numRuns: scaled(parameters?.numRuns ?? DEFAULT_RUNS),
});

export * from "fast-check";

const seeded: typeof fc = {
  ...fc,
  assert: ((property, parameters) => fc.assert(property as never, withScaledRuns(parameters))) as typeof fc.assert,
  check: ((property, parameters) => fc.check(property as never, withScaledRuns(parameters))) as typeof fc.check,
};
export default seeded;
