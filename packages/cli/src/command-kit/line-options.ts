import type { Say } from "../language/language.ts";
import type { Option, Options } from "./options.ts";

/** The options of commands that answer lines one by one. */
export const lineOptions: readonly Option[] = [
  { flags: "--jobs <number>", description: "answer the lines of standard input on so many cores at once" },
  { flags: "--first-line <number>", description: "the number of the first line, where the input is part of a file" },
];

/** Returns the number of threads that answer lines; one of them is the process itself. */
export function jobsOf({ jobs = 1 }: Options): number {
  return Number(jobs);
}

/** Returns the number of lines before the first line that is read. */
export function linesBefore({ firstLine = 1 }: Options): number {
  return Number(firstLine) - 1;
}

/** Returns what is wrong with these options, if anything is. */
export function lineRefusal({ jobs = 1, firstLine = 1 }: Options, say: Say): string | undefined {
  if (!/^[1-9]\d{0,2}$/.test(String(jobs)))
    return say("A number of jobs is a whole number from 1 to 999, such as that of the machine's cores, not {given}.", {
      given: String(jobs),
    });
  if (!/^[1-9]\d{0,14}$/.test(String(firstLine)))
    return say("The number of a line is a whole number from 1 on, not {given}.", { given: String(firstLine) });
  return undefined;
}
