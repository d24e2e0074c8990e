import { outputFormats } from "../output/annotations.ts";

/** An option of a command, as commander declares it. */
export interface Option {
  readonly flags: string;
  readonly description: string;
  /** Whether it can be given several times; its value is then the list of all that were given. */
  readonly repeats?: boolean;
  /** The values that it can have, if they are few; of which one is right, the command says. */
  readonly values?: readonly string[];
}

/** The options that were given, by their names in camel case. */
export type Options = Readonly<Record<string, unknown>>;

export const json: Option = {
  flags: "--json",
  description: "print one JSON object per line, for failed inputs as well",
};

/** What is printed for programs has the inputs as they were given, and with them their secrets. */
export const redactOption: Option = {
  flags: "--redact",
  description: "hide the secrets in all that is printed, the inputs included",
};

/** What finds errors can show them where code is reviewed. */
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

export const plugin: Option = {
  flags: "--plugin <package>",
  description: "accept URLs of the schemes that a package or a file exports",
  repeats: true,
};

/**
 * All options of a command that declares these: one that accepts URLs of unknown schemes accepts those of plugins, and may leave out
 * what RFC 1738 does not have; one that prints JSON can hide secrets.
 */
export function allOptions(options: readonly Option[]): readonly Option[] {
  const more = (option: Option) => {
    if (option === generic) return [plugin, rfc, generic];
    return option === json ? [json, redactOption] : option;
  };
  return [...options.flatMap(more), exitZero, lang, colour];
}

/** What URLs do not say of how they are reached. */
export const contextOptions: readonly Option[] = [
  { flags: "--email <address>", description: "the password for anonymous FTP" },
  { flags: "--news-server <host>", description: "the server for news URLs: host or host:port" },
];
