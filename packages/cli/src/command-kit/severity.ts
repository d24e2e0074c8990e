import type { Finding, Severity } from "@url1738/core";
import type { Say } from "../language/language.ts";
import type { Option, Options } from "./options.ts";

const severities: readonly Severity[] = ["info", "warning", "danger"];

/** The option of commands that print findings. */
export const failOn: Option = {
  flags: "--fail-on <severity>",
  description: "exit with 1 if a finding is at least this severe: info, warning or danger",
  values: severities,
};

/** Returns what is wrong with the severity that is asked for, if anything is. */
export function severityRefusal({ failOn }: Options, say: Say): string | undefined {
  if (failOn === undefined || severities.some((severity) => severity === failOn)) return undefined;
  return say("A severity is info, warning or danger, not {given}.", { given: String(failOn) });
}

/** Tells whether a finding makes the exit status 1. */
export function isFailure({ severity }: Finding, { failOn }: Options): boolean {
  return failOn !== undefined && severities.indexOf(severity) >= severities.indexOf(failOn as Severity);
}
