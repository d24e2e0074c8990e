import { availableParallelism } from "node:os";
import type { Severity } from "@url1738/core";
import type { Finding } from "@url1738/lint";
import { outputFormats } from "../output/annotations.ts";

/** An option of a command, as commander declares it. */
export interface Option {
  readonly flags: string;
  readonly description: string;
  /** True if it can be given several times; its value is then the list of all values. */
  readonly repeats?: boolean;
  /** The values that it can have, if there are few. */
  readonly values?: readonly string[];
  /** The form of its values, if there are many. */
  readonly form?: RegExp;
  /** The refusal of any other value, with `{given}` for that value. Without one, the command checks the value itself. */
  readonly refusal?: string;
}

/** The options that the user gave, by their names in camel case. */
export type Options = Readonly<Record<string, unknown>>;

/** Returns the values of an option that can be given several times. */
export const several = (values: unknown): readonly string[] => (values ?? []) as readonly string[];

export const json: Option = {
  flags: "--json",
  description: "print one JSON object per line, for failed inputs as well",
};

/** The option that masks secrets. Without it, output for programs repeats the inputs unchanged. */
export const redactOption: Option = {
  flags: "--redact",
  description: "mask secrets in all output, including the inputs",
};

/** The options of commands that can show errors in code reviews. */
export const annotationOptions: readonly Option[] = [
  {
    flags: "--output-format <format>",
    description: "print errors and findings for code review: github (workflow commands) or sarif",
    values: outputFormats,
    refusal: "The output format must be github or sarif, not {given}.",
  },
  { flags: "--stdin-name <file>", description: "the file name that --output-format reports for standard input" },
];

export const generic: Option = { flags: "--generic", description: "accept URLs of any other scheme as well" };

export const skipEmpty: Option = { flags: "--skip-empty", description: "skip empty inputs" };

export const lang: Option = {
  flags: "--lang <language>",
  description: "print messages in English (en) or French (fr)",
  values: ["en", "fr"],
  refusal: "The language must be en or fr, not {given}.",
};

export const colour: Option = {
  flags: "--color <when>",
  description: "colour output for people: always, never, or on a terminal (auto, the default)",
  values: ["auto", "always", "never"],
  refusal: "The value of --color must be always, never or auto, not {given}.",
};

const exitZero: Option = { flags: "--exit-zero", description: "exit with 0 whatever the inputs are" };

const rfc: Option = { flags: "--rfc", description: "read the ten schemes to the letter of RFC 1738, without https" };

export const plugin: Option = {
  flags: "--plugin <package>",
  description: "accept URLs of the schemes that a package or a file exports",
  repeats: true,
};

const severities: readonly Severity[] = ["info", "warning", "danger"];

/** The option of commands that print findings. */
export const failOn: Option = {
  flags: "--fail-on <severity>",
  description: "exit with 1 if a finding is at least this severe: info, warning or danger",
  values: severities,
  refusal: "The severity must be info, warning or danger, not {given}.",
};

/** Tells whether a finding is a failure, as the option says. */
export function isFailure({ severity }: Finding, { failOn }: Options): boolean {
  return failOn !== undefined && severities.indexOf(severity) >= severities.indexOf(failOn as Severity);
}

/** The option of commands that can work on a text in several threads. */
export const textJobs: Option = {
  flags: "--jobs <number>",
  description: "work on a text on this many cores at once; by default on two if it is a long file",
  form: /^[1-9]\d{0,2}$/,
  refusal: "The number of jobs must be a whole number from 1 to 999, such as the number of cores, not {given}.",
};

/** The options of commands that answer lines one by one. */
export const lineOptions: readonly Option[] = [
  {
    ...textJobs,
    description:
      "answer the lines of standard input on this many cores at once; by default on two if it is a long file",
  },
  {
    flags: "--first-line <number>",
    description: "the number of the first line, if the input is part of a file",
    form: /^[1-9]\d{0,14}$/,
    refusal: "The number of a line must be a whole number of at least 1, not {given}.",
  },
];

/** The octets of an input from which two threads take less time than one, although each has to start. */
const LONG = 64 * 2 ** 20;

/** The same for texts, and for lines that are answered in JSON: both take several times as long. */
const LONG_IF_SLOW = 32 * 2 ** 20;

/**
 * Returns the number of threads that work on an input. If it is 1, the main thread works.
 *
 * @param left - The number of octets left in the input, if it is known. Without `--jobs`, a long input is answered by two threads,
 *   unless each answer depends on those before it, or a plugin, which may do so too, reads the lines.
 * @param isText - True if it is a text, not lines.
 */
export function jobsOf({ jobs, json, unique, outputFormat, plugin }: Options, left = 0, isText = false): number {
  if (jobs !== undefined) return Number(jobs);
  const isShort = left < (isText || json === true ? LONG_IF_SLOW : LONG);
  const isSequential = unique === true || outputFormat === "sarif" || plugin !== undefined;
  return isShort || isSequential ? 1 : Math.min(2, availableParallelism());
}

/** Returns the number of lines before the first line of the input. */
export const linesBefore = ({ firstLine = 1 }: Options): number => Number(firstLine) - 1;

/**
 * Adds the options that every command takes, and those that others imply: `--generic` implies `--plugin` and `--rfc`; `--json` implies
 * `--redact`.
 */
export function allOptions(options: readonly Option[]): readonly Option[] {
  const more = (option: Option) => {
    if (option === generic) return [plugin, rfc, generic];
    return option === json ? [json, redactOption] : option;
  };
  return [...options.flatMap(more), exitZero, lang, colour];
}

/** Returns the option for gateways; the verb says what the command does with the URLs. */
export const gatewayOption = (verb: "reach" | "fetch"): Option => ({
  flags: "--gateway <scheme=url>",
  description: `${verb} URLs of a scheme through another URL, which contains {url}`,
  repeats: true,
});

/** The options for details of an access that URLs leave open. */
export const contextOptions: readonly Option[] = [
  {
    flags: "--email <address>",
    description: "the password for anonymous FTP",
    form: /^[^\0\r\n]*$/,
    refusal: "--email takes an address in one line, not {given}.",
  },
  { flags: "--news-server <host>", description: "the server for news URLs: host or host:port" },
];

/** Returns the context of an access from these options. */
export const contextFrom = ({ email, newsServer }: Options): object => ({
  ...(email !== undefined && { email }),
  ...(newsServer !== undefined && { newsServer }),
});
