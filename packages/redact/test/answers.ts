import { redactConsole } from "../src/console.ts";
import {
  createRedactor,
  createSecretFinder,
  isMaskedAt,
  isSecretName,
  maskingOf,
  type RedactOptions,
  redact,
  redactValue,
  type Secret,
} from "../src/index.ts";
import { redactAttributes } from "../src/opentelemetry.ts";
import { redactPino } from "../src/pino.ts";
import { isSecretName as isSecretInErrors } from "../src/secret-name.ts";
import { redactSentry } from "../src/sentry.ts";
import { cut, inPieces } from "./in-pieces.ts";

const OPTIONS: readonly RedactOptions[] = [
  { parameters: ["q", "session ref"], except: ["token", "api-key"], replacement: "X" },
  { only: ["urls"], softBreaks: true },
  { only: ["tokens", "headers"], patterns: [/[A-Z]\d+/y, /(?<=x)y*/g] },
  { only: ["assignments"] },
  { only: ["commands"], also: [{ index: 3, end: 5 }] },
  { single: true },
];

/** Returns the value that a text is in JSON, or an object with its words as names and values. */
function valueIn(text: string): object {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    const [name = "", ...rest] = text.split(/[=:,\s]+/);
    return {
      [name]: rest,
      [rest[0] ?? "x"]: rest[1],
      name,
      value: text,
      list: [[name, rest.join(" ")], ...rest],
      text,
    };
  }
}

/** Ways to ask about a text. */
export const ANSWERS: Readonly<Record<string, (text: string) => string>> = {
  redact: (text) => redact(text),
  finder: (text) => {
    const { push, end, decidedTo, isSettled } = createSecretFinder();
    const answer = (secrets: readonly Secret[]) => {
      const shown = secrets.map(({ kind, index, end }) => `${kind} ${index} ${end}`);
      return `${shown.join()}|${decidedTo()}${isSettled() ? "." : ""}`;
    };
    // A value that has no string counts as an empty piece.
    const pieces = [undefined, Object.create(null), ...cut(text, 60)] as readonly string[];
    return [...pieces.map((piece) => answer(push(piece))), answer(end())].join("\n");
  },
  pieces: (text) =>
    [{}, { patterns: [/[A-Z]\d+/, /x\S*\n?/g], softBreaks: true }]
      .map((options) => {
        const { push, end, isSettled } = createRedactor(options);
        const shown = cut(text, 1 + (text.length % 11)).map((piece) => `${push(piece)}|${isSettled() ? "." : ""}`);
        return shown.join("") + end();
      })
      .join("\n"),
  options: (text) => OPTIONS.map((options) => redact(text, options)).join("\n"),
  single: (text) => {
    const isMasked = maskingOf(text);
    const places = Array.from(text, (_, place) => place);
    return places
      .map((place) => [isMasked(place), isMaskedAt(text, place), isMaskedAt(text, place, 2)].map(Number))
      .join();
  },
  value: (text) => JSON.stringify(redactValue(valueIn(text))),
  name: (text) =>
    [
      isSecretName(text),
      isSecretName(text, { parameters: ["user id", "s"], except: ["api key", "user token"] }),
      isSecretInErrors(text),
      redact(`?${text}=s3cr3t9xq`, { only: ["urls"] }),
      redact(`${text}: s3cr3t9xq`),
    ].join(),
  // Dots stand for the letters by which a text is nearly too long.
  long: (text) => {
    const long = text.replaceAll("…", "y".repeat(65_530)).replaceAll("‥", "y".repeat(120));
    return [redact(long), redact(long, { patterns: [/\d{4,}/] }), inPieces(cut(long, 40_000))]
      .map((shown) => shown.replaceAll(/y{9,}/g, ({ length }) => `y${length}`))
      .join("\n");
  },
  adapters: (text) => {
    const written: unknown[] = [];
    const value = valueIn(text);
    const { log, assert, table } = redactConsole({
      log: (...values: readonly unknown[]) => written.push(values),
      assert: (...values: readonly unknown[]) => written.push(values),
      table: (...values: readonly unknown[]) => written.push(values),
    });
    log(text, value, 7, "x");
    assert(value, text, value);
    table(value, [text]);
    const event = { ...value, attributes: value, sdkProcessingMetadata: text };
    return JSON.stringify([
      written,
      redactPino().hooks.streamWrite(text),
      redactSentry().beforeSend(event),
      redactAttributes({ ...value, "url.query": text, "http.request.header.cookie": [text] }),
    ]);
  },
};
