import { readFileSync } from "node:fs";
import { Command, CommanderError, Option } from "commander";
import { exampleOf, exampleRefusal } from "./gallery.ts";
import {
  BASES,
  KINDS,
  LICENSES,
  nameRefusal,
  type Plan,
  packageRefusal,
  portRefusal,
  repositoryRefusal,
} from "./plan/plan.ts";

/** The part of a plan that the arguments give. The program asks for the rest, or takes defaults. */
export type Given = Partial<Plan> & {
  /** The directory for the package, relative to the current directory. */
  readonly directory?: string;
};

/** The output for help and errors. */
export interface Screen {
  readonly result: (text: string) => void;
  readonly message: (text: string) => void;
}

const NOTES = `
In a terminal, the program asks for everything that you do not give. Elsewhere,
and with --yes, you must give the name; everything else has a default.

Examples:
  npm create @url1738/scheme x-finger
      asks what kind of scheme it is
  npm create @url1738/scheme x-finger -- --kind ip --port 79
      asks about the package, but not about the scheme
  npm create @url1738/scheme https -- --kind derived --base http --port 443
      a scheme whose URLs are those of another one
  npm create @url1738/scheme x-page -- --like gemini
      a copy of an example in the gallery, with its rows

Exit status: 0 all is well; 1 you changed your mind; 2 wrong usage, or the
package cannot be written.`;

function version(): string {
  const manifest = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}

/** Returns a function that checks an option's value, then converts it. */
function checked<T>(refuse: (text: string) => string | undefined, convert: (text: string) => T) {
  return (text: string): T => {
    const refusal = refuse(text);
    if (refusal !== undefined) throw new CommanderError(2, "given", refusal);
    return convert(text);
  };
}

const asIs = (text: string) => text;

/**
 * Reads the arguments.
 *
 * @returns The given values, or the exit status if nothing is left to do.
 */
export function readArguments(args: readonly string[], screen: Screen): (Given & { readonly yes: boolean }) | 0 | 2 {
  const program = new Command("npm create @url1738/scheme")
    .description(
      "Writes a package for a URL scheme of your own: grammar, access, tests, README and build, ready to use.",
    )
    .usage("[name] [-- options]")
    .argument("[name]", "the scheme, such as x-finger; names with x- are free for anyone", checked(nameRefusal, asIs))
    .addOption(new Option("--kind <kind>", "what its URLs look like").choices(KINDS))
    .option("--port <port>", "the port that a URL without one means", checked(portRefusal, Number))
    .addOption(new Option("--base <scheme>", "for --kind derived: the scheme to start from").choices(BASES))
    .option(
      "--like <scheme>",
      "for --kind like: the scheme of the gallery to copy, such as gemini",
      checked(exampleRefusal, exampleOf),
    )
    .option(
      "--package <name>",
      "the name of the npm package; by default, the scheme's name",
      checked(packageRefusal, asIs),
    )
    .addOption(
      new Option("--license <id>", "the licence, whose text goes into the package; MIT by default").choices([
        ...LICENSES,
        "UNLICENSED",
      ]),
    )
    .option("--holder <name>", "the holder of the copyright; by default, the authors of the package")
    .option("--repository <url>", "the address of its repository", checked(repositoryRefusal, asIs))
    .option("--directory <path>", "the folder to write to; by default, one with the package's name")
    .option("-y, --yes", "ask nothing, and take the defaults")
    .version(version(), "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .addHelpText("after", NOTES)
    .exitOverride()
    .configureOutput({ writeOut: screen.result, writeErr: screen.message, getOutHelpWidth: () => 80 });
  try {
    program.parse(args, { from: "user" });
  } catch (thrown) {
    if (!(thrown instanceof CommanderError)) throw thrown;
    if (thrown.code === "given") screen.message(`error: ${thrown.message}\n`);
    return thrown.exitCode === 0 ? 0 : 2;
  }
  const { package: packageName, yes = false, ...options } = program.opts();
  const [name] = program.processedArgs as [string?];
  return {
    ...options,
    yes,
    ...(name === undefined ? {} : { name }),
    ...(packageName === undefined ? {} : { packageName }),
  };
}
