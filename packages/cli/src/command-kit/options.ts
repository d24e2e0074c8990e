import { outputFormats } from "../output/annotations.ts";

/** An option of a command, as commander declares it. */
export interface Option {
  readonly flags: string;
  readonly description: string;
  /** True if it can be given several times; its value is then the list of all values. */
  readonly repeats?: boolean;
  /** The values that it can have, if they are few; the command itself checks the value. */
  readonly values?: readonly string[];
}

/** The options that were given, by their names in camel case. */
export type Options = Readonly<Record<string, unknown>>;

export const json: Option = {
  flags: "--json",
  description: "print one JSON object per line, for failed inputs as well",
};

/** The option that masks secrets: output for programs otherwise repeats the inputs as they were given. */
export const redactOption: Option = {
  flags: "--redact",
  description: "mask the secrets in all that is printed, the inputs included",
};

/** The options of commands that can show errors in code reviews. */
export const annotationOptions: readonly Option[] = [
  {
    flags: "--output-format <format>",
    description: "print what is wrong for reviews of code: as workflow commands of GitHub, or as SARIF",
    values: outputFormats,
  },
  { flags: "--stdin-name <file>", description: "the file that standard input is, in what --output-format prints" },
];

export const generic: Option = { flags: "--generic", description: "accept URLs of any other scheme as well" };

export const skipEmpty: Option = { flags: "--skip-empty", description: "skip empty inputs" };

export const lang: Option = {
  flags: "--lang <language>",
  description: "say it in English (en) or French (fr)",
  values: ["en", "fr"],
};

export const colour: Option = {
  flags: "--color <when>",
  description: "colour what people read: always, never, or on a terminal (auto, the default)",
  values: ["auto", "always", "never"],
};

const exitZero: Option = { flags: "--exit-zero", description: "exit with 0 whatever the inputs are" };

const rfc: Option = { flags: "--rfc", description: "only the ten schemes of RFC 1738: not https" };

const today: Option = { flags: "--today", description: "read http as it is today (RFC 9110), not by RFC 1738" };

export const plugin: Option = {
  flags: "--plugin <package>",
  description: "accept URLs of the schemes that a package or a file exports",
  repeats: true,
};

/**
 * Returns all options of a command that declares these. A command that accepts URLs of unknown schemes also takes `--plugin`,
 * `--rfc` and `--today`; a command that prints JSON also takes `--redact`.
 */
export function allOptions(options: readonly Option[]): readonly Option[] {
  const more = (option: Option) => {
    if (option === generic) return [plugin, rfc, today, generic];
    return option === json ? [json, redactOption] : option;
  };
  return [...options.flatMap(more), exitZero, lang, colour];
}

/** The options that say what a URL leaves open about its access. */
export const contextOptions: readonly Option[] = [
  { flags: "--email <address>", description: "the password for anonymous FTP" },
  { flags: "--news-server <host>", description: "the server for news URLs: host or host:port" },
];
