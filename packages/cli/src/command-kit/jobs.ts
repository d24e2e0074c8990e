import type { Say } from "../language/language.ts";
import type { Option, Options } from "./options.ts";

/** The option of commands that answer lines one by one. */
export const jobsOption: Option = {
  flags: "--jobs <number>",
  description: "answer the lines of standard input on so many cores at once",
};

/** How many threads answer lines; one is the process itself. */
export function jobsOf({ jobs = 1 }: Options): number {
  return Number(jobs);
}

/** What is wrong with the number of threads, if anything is. */
export function jobsComplaint({ jobs = "1" }: Options, say: Say): string | undefined {
  if (/^[1-9]\d{0,2}$/.test(String(jobs))) return undefined;
  return say("A number of jobs is a whole number from 1 to 999, such as that of the machine's cores, not {given}.", {
    given: String(jobs),
  });
}
