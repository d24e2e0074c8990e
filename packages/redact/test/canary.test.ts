import fc from "fast-check";
import { expect, test } from "vitest";
import { SEED, scaled } from "../../../tooling/build/vitest/draws.ts";
import { createRedactor, redact, redactValue } from "../src/index.ts";

/** Puts a canary under every kind of name, in every place, in every encoding: none may come through, and nothing else may be masked. */

const CANARY = "Qx7CNRYz9";

const styles: readonly ((words: readonly string[]) => string)[] = [
  (words) => words.join("_"),
  (words) => words.join("-"),
  (words) => words.join(".").toUpperCase(),
  (words) => words.join("_").toUpperCase(),
  ([first = "", ...rest]) => first + rest.map(capital).join(""),
  (words) => words.map(capital).join("-"),
  (words) => words.map(capital).join(""),
];

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const split = (text: string) => text.split(", ").map((words) => words.split(" "));

/** Words of names that are secret with anything before them. */
const secretWords = split(
  "token, secret, password, access token, client secret, api key, private key, authorization, cookie, signature, sig, jwt, passphrase, " +
    "pwd, session id, connection string, code verifier, client assertion, otp, auth, credentials, mytoken, rootpassword, subscription key",
);
const harmlessWords = split(
  "user, page, code, author, compass, token type, token count, secret name, password policy, key, public key, auth method, session start, " +
    "signal, tokenizer, cookie path, api key name",
);

const named = (words: readonly (readonly string[])[]) =>
  fc
    .tuple(fc.constantFrom([], ["x"], ["my", "web"]), fc.constantFrom(...words), fc.constantFrom(...styles))
    .map(([before, own, style]) => style([...before, ...own]));

/** Places of a name and a value in a URL. */
const inUrls: readonly ((name: string) => string)[] = [
  (name) => `https://h.dom/p?${name}=${CANARY}`,
  (name) => `https://h.dom/p?a=1&${name}=${CANARY}&b=2`,
  (name) => `http://h.dom/p?a=1;${name}=${CANARY};b=2`,
  (name) => `https://h.dom/p#${name}=${CANARY}&b=2`,
  (name) => `wss://h.dom/?user[${name}]=${CANARY}`,
  (name) => `git+https://h.dom/?${name.replace(/[a-z]/i, escaped)}=${CANARY}`,
];

/** Places of a secret in a URL that no name tells. */
const logins: readonly string[] = [
  `ftp://anna:${CANARY}@h.dom/p`,
  `https://anna:${CANARY}@h.dom/p?a=1`,
  `https://${CANARY}@h.dom:80/p`,
  `https://${CANARY}:x-oauth-basic@h.dom/`,
  `postgres://u:p@${CANARY}@h.dom/db`,
];

function escaped(character: string): string {
  return `%${character.charCodeAt(0).toString(16)}`;
}

const inside = (url: string) => `https://r.dom/?to=${encodeURIComponent(url)}&a=1`;

/** Spellings of a URL in a line. */
const encodings: readonly ((url: string) => string)[] = [
  (url) => url,
  (url) => `<${url}>`,
  (url) => `<URL:${url.slice(0, 9)}\n  ${url.slice(9)}>`,
  inside,
  (url) => inside(encodeURIComponent(url)),
  (url) => inside(encodeURIComponent(encodeURIComponent(url))),
  (url) => JSON.stringify({ url }).replaceAll("/", "\\/"),
  (url) => JSON.stringify({ line: JSON.stringify({ url }) }),
  (url) => `"${url.replace(/[&=@:/?]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`)}"`,
  (url) => `"${url.replace(/[&=@/]/g, (character) => `\\x${character.charCodeAt(0).toString(16)}`)}"`,
  (url) => `<a href="${url.replaceAll("&", "&amp;")}">`,
  (url) => `<a href="${url.replace(/[&=@:]/g, (character) => `&#${character.charCodeAt(0)};`)}">`,
];

/** Places in a line, without a URL. */
const inLines: readonly ((name: string) => string)[] = [
  (name) => `\n${name}: ${CANARY}`,
  (name) => `curl -H '${name}: ${CANARY}' http://h.dom/`,
  (name) => `curl --header "${name}: ${CANARY}" http://h.dom/`,
  (name) => JSON.stringify({ a: 1, [name]: CANARY, b: "c" }),
  (name) => JSON.stringify({ message: JSON.stringify({ deep: { [name]: CANARY } }) }),
];

/** Values with the canary under a name. */
const inValues: readonly ((name: string) => unknown)[] = [
  (name) => ({ [name]: CANARY, b: 1 }),
  (name) => new Map([[name, CANARY]]),
  (name) => [{ deep: { [name]: [CANARY] } }],
  (name) => Object.assign(new Error("no"), { cause: { [name]: CANARY } }),
  (name) => ({ toJSON: () => ({ [name]: CANARY }) }),
  (name) => new URLSearchParams({ [name]: CANARY }),
  (name) => ({ [`https://h.dom/?${name}=${CANARY}`]: 1 }),
];

const lines = (names: fc.Arbitrary<string>) =>
  fc.oneof(
    fc
      .tuple(names, fc.constantFrom(...inUrls), fc.constantFrom(...encodings))
      .map(([name, url, encoding]) => encoding(url(name))),
    fc.tuple(names, fc.constantFrom(...inLines)).map(([name, line]) => line(name)),
  );

const around = fc.constantFrom("", "GET ", "12:30 [info] ", "see: ", "\u00e9\ud83d\ude00 ", "a@b.dom, ");
const shown = (line: string, before: string) => `${before}${line} and so on\n`;

/** Masks a line that comes in two pieces. */
function streamed(text: string, cut: number): string {
  const { push, end } = createRedactor();
  return push(text.slice(0, cut)) + push(text.slice(cut)) + end();
}

const run = { numRuns: scaled(5_000), seed: SEED };

test("no line shows a secret, however it is spelt and cut", () => {
  const logged = fc
    .tuple(fc.constantFrom(...logins), fc.constantFrom(...encodings))
    .map(([url, encoding]) => encoding(url));
  fc.assert(
    fc.property(fc.oneof(lines(named(secretWords)), logged), around, fc.nat(), (line, before, cut) => {
      const text = shown(line, before);
      const masked = redact(text);
      expect(masked).not.toMatch(/Qx7|CNRY|z9/);
      expect(masked).toMatch(/\*\*\*/);
      expect(streamed(text, cut % text.length)).toBe(masked);
    }),
    run,
  );
});

test("no line is changed under a name that is none", () => {
  fc.assert(
    fc.property(lines(named(harmlessWords)), around, fc.nat(), (line, before, cut) => {
      const text = shown(line, before);
      expect(redact(text)).toBe(text);
      expect(streamed(text, cut % text.length)).toBe(text);
    }),
    run,
  );
});

test("no value shows a secret, and shows everything under other names", () => {
  fc.assert(
    fc.property(named(secretWords), named(harmlessWords), fc.constantFrom(...inValues), (secret, harmless, make) => {
      const printed = (value: unknown) => JSON.stringify(value instanceof Map ? [...value] : value);
      expect(printed(redactValue(make(secret)))).not.toContain(CANARY);
      expect(printed(redactValue(make(harmless)))).toContain(CANARY);
    }),
    run,
  );
});
