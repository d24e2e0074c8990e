import type { Scheme } from "@url1738/core";
import {
  createRedactor,
  MASK,
  passwordsIn,
  type RedactorOptions,
  SECRET_KINDS,
  type SecretKind,
} from "@url1738/redact";
import { LinePlaces } from "@url1738/text";
import type { Origin, Piece, TextCommand, TextWork } from "../command-kit/command.ts";
import { annotationOptions, type Options, plugin, textJobs } from "../command-kit/options.ts";
import { unreadable } from "../input/chunks.ts";
import { decodeChunks, OctetDecoder } from "../input/from-octets.ts";
import { maskLines, pluginSecrets } from "../input/plugin-secrets.ts";
import type { Language } from "../language/language.ts";
import { annotationOf, annotationSpeller } from "../output/annotations.ts";

const shown = (text: string): Piece => ({ to: "octets", text: octetsOf(text) });

/** Masks a text that need not be UTF-8: finds secrets in the decoded characters, and passes on everything else octet by octet. */
async function* masked(
  chunks: AsyncIterable<Buffer>,
  settings: RedactorOptions,
  ofPlugins: ReturnType<typeof pluginSecrets>,
): AsyncGenerator<Piece> {
  const { push, end } = createRedactor(settings);
  const texts = decodeChunks(chunks);
  const masked = ofPlugins === undefined ? texts : maskLines(texts, ofPlugins, settings.replacement ?? MASK);
  for await (const text of masked) yield shown(push(text));
  yield shown(end());
}

/** Masks a text in pieces, as {@link masked} does without plugins. */
function masking(settings: RedactorOptions): TextWork {
  const { push, end, isSettled } = createRedactor(settings);
  const decoder = new OctetDecoder();
  return {
    push: (octets) => [shown(push(decoder.push(octets)))],
    end: () => [shown(push(decoder.end())), shown(end())],
    isSettled: () => !decoder.isUnfinished && isSettled(),
  };
}

/** The greatest length of a text that `--check` reads. */
const LONGEST = 2 ** 28;

async function textOf(chunks: AsyncIterable<Buffer>, { path }: Origin): Promise<string> {
  const pieces: string[] = [];
  let length = 0;
  for await (const piece of decodeChunks(chunks)) {
    length += piece.length;
    if (length > LONGEST) throw unreadable(path, "it is too long to check");
    pieces.push(piece);
  }
  return pieces.join("");
}

/** Reports the places of the secrets in a text, without showing the secrets. */
async function* checked(
  chunks: AsyncIterable<Buffer>,
  settings: RedactorOptions,
  ofPlugins: ReturnType<typeof pluginSecrets>,
  origin: Origin,
  report: (origin: Origin, line: number, column: number, kind: SecretKind | undefined) => string,
): AsyncGenerator<Piece> {
  const text = await textOf(chunks, origin);
  const places = new LinePlaces();
  places.add(text);
  for (const { index, kind } of passwordsIn(text, { ...settings, also: ofPlugins?.(text) })) {
    const { line, column } = places.placeOf(index);
    yield { to: "result", text: report(origin, line, column, kind), isFailure: true };
  }
}

/** The sentences of `--check`, by the kind of the secret; `patterns` if an expression of the user matched. */
const SENTENCES: Readonly<Record<SecretKind | "patterns", { readonly reason: string; readonly sentence: string }>> = {
  urls: { reason: "cli/secret/urls", sentence: "This part of a URL is a secret." },
  headers: { reason: "cli/secret/headers", sentence: "This value of a header field is a secret." },
  assignments: { reason: "cli/secret/assignments", sentence: "This value is a secret by its name." },
  commands: { reason: "cli/secret/commands", sentence: "This argument of a command is a secret." },
  tokens: { reason: "cli/secret/tokens", sentence: "This has the form of a token." },
  patterns: { reason: "cli/secret/patterns", sentence: "This matches a pattern." },
};

const findingOf = (kind: SecretKind | "patterns" = "patterns") =>
  ({ ...SENTENCES[kind], code: "secret", params: {}, severity: "danger", section: "RFC 1738, section 6" }) as const;

function reportFor({ outputFormat, stdinName }: Options, language: Language): Parameters<typeof checked>[4] {
  if (outputFormat === undefined)
    return ({ name }, line, column, kind) => `${name}:${line}:${column}: ${language.fact(findingOf(kind)).message}\n`;
  const spell = annotationSpeller(outputFormat);
  return ({ path = stdinName as string | undefined }, line, column, kind) =>
    spell(annotationOf(findingOf(kind), { file: path, line, column }, language));
}

function isExpression(text: string): boolean {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}

export const redact: TextCommand = {
  name: "redact",
  summary: "print texts with their secrets masked",
  description:
    "Prints texts, such as logs, with *** for each secret: in URLs, valid or not, passwords, users in http and https, and the values of " +
    "parameters such as access_token; in header fields; in assignments, such as members of JSON; in commands; and tokens that are known " +
    "by their shape. It also finds URLs that are escaped, as in JSON or inside another URL, or broken across the lines of <URL:…>. " +
    "Everything else is printed octet by octet. It misses a few secrets, and changes a few lines without any: docs/mask-logs.md says how " +
    "many were measured.",
  options: [
    {
      flags: "--check",
      description:
        "print only where secrets are, as file:line:column, and of what kind, and exit with 1 if there are any",
    },
    {
      flags: "--only <kind>",
      description: "mask only secrets of this kind: urls, headers, assignments, commands or tokens",
      repeats: true,
      values: SECRET_KINDS,
      refusal: "Each --only names one kind, urls, headers, assignments, commands or tokens, not {given}.",
    },
    {
      flags: "--parameter <name>",
      description: "also mask what has a name with these words in it",
      repeats: true,
    },
    { flags: "--except <name>", description: "mask nothing because of this name", repeats: true },
    {
      flags: "--pattern <expression>",
      description: "also mask whatever this regular expression of JavaScript matches within a line",
      repeats: true,
    },
    {
      flags: "--mime",
      description: "also mask secrets that continue after a soft line break (= at the end of a line)",
    },
    { flags: "--replacement <word>", description: "print this word instead of *** for each secret" },
    { ...plugin, description: "also mask the secrets of the schemes that a package or a file exports" },
    textJobs,
    ...annotationOptions,
  ],
  examples: [
    { line: "url1738 redact < app.log > public.log", purpose: "a log without secrets" },
    {
      line: "tail -f app.log | url1738 redact --parameter pin",
      purpose: "while it is written; the values of pin as well",
    },
    { line: "url1738 redact --check < letter.txt", purpose: "where a letter has secrets" },
  ],
  refuse: ({ check, outputFormat, pattern = [] }, _operands, { say }) => {
    const wrong = (pattern as readonly string[]).find((text) => !isExpression(text));
    if (wrong !== undefined) return say("{given} is not a regular expression of JavaScript.", { given: wrong });
    return outputFormat !== undefined && check !== true ? say("--output-format requires --check.") : undefined;
  },
  prepareText: (options, language) => {
    const settings = {
      parameters: (options.parameter ?? []) as readonly string[],
      except: (options.except ?? []) as readonly string[],
      only: options.only as readonly SecretKind[] | undefined,
      patterns: ((options.pattern ?? []) as readonly string[]).map((text) => new RegExp(text)),
      softBreaks: options.mime === true,
      replacement: options.replacement as string | undefined,
    };
    const report = reportFor(options, language);
    const ofPlugins = pluginSecrets((options.pluginSchemes ?? []) as readonly Scheme[]);
    return {
      endsLines: options.check === true,
      // --check reports places in the whole text, and the URLs of plugins are looked for line by line before anything else.
      ...(options.check !== true && ofPlugins === undefined && { begin: () => masking(settings) }),
      transform: (chunks, origin) =>
        options.check === true
          ? checked(chunks, settings, ofPlugins, origin, report)
          : masked(chunks, settings, ofPlugins),
    };
  },
};

/** Returns the octets that a text was decoded from, one per character, as Latin-1: the inverse of `fromOctets`. */
export function octetsOf(text: string): string {
  if (Buffer.byteLength(text) === text.length) return text;
  // With the flag `u`, this matches only unpaired surrogates.
  const parts = text.split(/([\udc80-\udcff])/u);
  const octets = parts.map((part, index) =>
    index % 2 === 0 ? Buffer.from(part) : Buffer.of(part.charCodeAt(0) - 0xdc00),
  );
  return Buffer.concat(octets).toString("latin1");
}
