import { readFileSync } from "node:fs";
import { createRegistry, urlErrorOf } from "@url1738/core";
import { repair } from "@url1738/lint";
import { describe, expect, test } from "vitest";
import { registry, rfc1738 } from "../../url1738/src/index.ts";
import { type FindOptions, findUrls, findUrlsInStream, type UrlSource } from "../src/index.ts";
import { inPieces } from "./in-pieces.ts";

interface Row {
  readonly section: string;
  readonly why: string;
  readonly text: string;
  readonly options?: FindOptions;
  readonly found: readonly {
    /** The whole hit, as written in the text. */
    readonly in: string;
    /** The same as `in` by default. */
    readonly text?: string;
    readonly fragment?: string;
    readonly alternatives?: readonly string[];
    readonly code?: string;
    readonly index?: number;
    readonly repaired?: string;
  }[];
}

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");

const rowsIn = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")) as readonly Row[];

describe.each([
  { file: "find.rows.json", source: rfc1738 as UrlSource, always: {} },
  { file: "find-today.rows.json", source: registry as UrlSource, always: { bare: true } },
])("the rows of $file", ({ file, source, always }) => {
  test.each(rowsIn(file))("§$section: $why", ({ text, options, found }) => {
    const hits = [...findUrls(source, text, { ...always, ...options, repair })];
    // Each cut of a text is a place where more may follow.
    expect(inPieces(text.split(""), { ...always, ...options, repair }, source)).toEqual(hits);
    expect(
      hits.map((hit) => ({
        in: text.slice(hit.start, hit.end),
        text: hit.text,
        fragment: hit.fragment,
        alternatives:
          hit.ok && hit.alternatives?.map((other) => [other.text, other.fragment].filter((part) => part).join("#")),
        code: hit.ok ? undefined : hit.error.code,
        index: hit.ok ? undefined : hit.error.index,
        repaired: hit.ok ? undefined : hit.repaired,
      })),
    ).toEqual(
      found.map(({ alternatives, ...row }) => ({
        fragment: undefined,
        code: undefined,
        index: undefined,
        repaired: undefined,
        text: row.in,
        ...row,
        alternatives: row.code === undefined && alternatives,
      })),
    );
    for (const hit of hits) {
      const inside = text.slice(hit.urlStart, hit.urlEnd);
      if (!/[-\n>]/.test(inside) && !inside.includes("\x1b"))
        expect(hit.text).toMatch(
          new RegExp(`^(?:https://)?${escaped(hit.start < hit.urlStart ? inside.replace(/\s/g, "") : inside)}$`),
        );
      expect(inside.trim()).toBe(inside);
      const result = source.safeParse(hit.text);
      expect(hit.ok ? hit.url : hit.error).toEqual(result.ok ? result.url : result.error);
      if (hit.ok)
        for (const other of hit.alternatives ?? [])
          expect(source.safeParse(other.text)).toEqual({ ok: true, url: other.url });
    }
  });
});

describe("hits", () => {
  test("are data, and come one by one", () => {
    const hits = findUrls(rfc1738, "<URL:news:a#b> <URL:x>");
    const { value } = hits.next();
    expect(value).toStrictEqual({
      start: 0,
      end: 14,
      urlStart: 5,
      urlEnd: 11,
      text: "news:a",
      fragment: "b",
      ok: true,
      url: { scheme: "news", group: "a", messageId: undefined },
    });
    expect(JSON.parse(JSON.stringify(hits.next().value))).toMatchObject({ ok: false, error: { code: "no-scheme" } });
    expect(hits.next().done).toBe(true);
  });

  test("look their errors and repairs up when they are asked for, once", () => {
    let calls = 0;
    function find(text: unknown): ReturnType<typeof rfc1738.find> {
      calls += 1;
      return rfc1738.find(text);
    }
    const [hit] = findUrls({ ...rfc1738, find }, "<URL:http://h/~a>", { repair });
    const before = calls;
    expect(hit).toMatchObject({ ok: false, repaired: "http://h/%7Ea" });
    const once = calls;
    expect(hit).toMatchObject({ ok: false, repaired: "http://h/%7Ea" });
    expect(before).toBe(0);
    expect(once).toBeGreaterThan(0);
    expect(calls).toBe(once);
  });
});

describe("with any scheme", () => {
  const generic = createRegistry(rfc1738.schemes, { generic: true });
  const textsIn = (text: string, options: FindOptions) => [...findUrls(generic, text, options)].map((hit) => hit.text);

  test.each<[string, string, readonly string[]]>([
    ["a letter or digit must follow the slashes", "https://h/x, irc://[::1] x:y.z note://. a://", ["https://h/x"]],
    ["the longest name counts", "svn+http://h/x (x-Y.z://h) +http://h", ["svn+http://h/x", "x-Y.z://h", "http://h"]],
    ["those that are known need no slashes", "news:a.b mailto:a@b urn:isbn:1.2", ["news:a.b", "mailto:a@b"]],
    [
      "it does not begin in the middle of another one",
      "ftp://u:p@h/a http://h:80/b",
      ["ftp://u:p@h/a", "http://h:80/b"],
    ],
    ["nor inside a word", "\u00e9https://h a_https://h", []],
    ["nothing is cut out", "https://h/~a https://h/\u00e9", []],
    ["a name has at most 64 characters", `${"a".repeat(64)}://h ${"a".repeat(65)}://h`, [`${"a".repeat(64)}://h`]],
  ])("%s", (_, text, found) => {
    expect(textsIn(text, { bare: true })).toEqual(found);
  });

  test("a wrapper or a prefix says enough", () => {
    expect(textsIn("<URL:x:y> URL:x:z x:y.z", { bare: true, prefix: true })).toEqual(["x:y", "x:z"]);
  });

  test.each(["hftp://u:X-URL:mailto:a@b", "http://h/x:URL:mailto:a@b"])(
    "in what is not looked for, a prefix counts as it does without it: %s",
    (text) => {
      expect(textsIn(text, { prefix: true })).toEqual(["mailto:a@b"]);
      expect(textsIn(text, { prefix: true, broken: true })).toEqual(["mailto:a@b"]);
    },
  );

  test.each([")", "]", "}", "'", "`", "*", "\u00a0", "\ufeff", "\u2019", "\u00bb", "\u3002"])(
    "what is broken is not cut in a secret, of which its error would show a part: %j",
    (mark) => {
      for (const start of ["ftp://u:", "ftp://u?v:", "http://", "'ftp://u:", "(telnet://u:"])
        for (const hit of findUrls(rfc1738, `${start}\u01c2${mark}@host.dom/`, { bare: true, broken: true }))
          expect(hit.ok ? "" : JSON.stringify({ ...hit.error, fix: undefined })).not.toMatch(/\u01c2|01c2|450|%C7%82/i);
    },
  );

  test("nor where a fold cuts it", () => {
    const texts = (text: string) => [...findUrls(registry, text, { bare: true, broken: true })].map((hit) => hit.text);
    expect(texts("<ftp://u:S3C\n R3T@host.dom/|> <ftp://u:p@host.dom/\n|>")).toEqual(["ftp://u:p@host.dom/"]);
    expect(texts("<ftp://u:S3C\n R3T@host.dom/a>")).toEqual(["ftp://u:S3CR3T@host.dom/a"]);
  });

  test("the URLs after a secret are the same with the option broken and without", () => {
    const text = "ftp://u:~,mailto:a@b ftp://u:~)@h/,http://h/x";
    const right = [...findUrls(generic, text, { bare: true, broken: true })].filter((hit) => hit.ok);
    expect(right.map((hit) => hit.text)).toEqual(textsIn(text, { bare: true }));
    expect(right).not.toEqual([]);
  });

  test("a registry that does not take it finds none", () => {
    expect([...findUrls(rfc1738, "https://h/x", { bare: true, broken: true })]).toEqual([]);
  });
});

describe("lines", () => {
  test("are those of the text as it was given", () => {
    const text = "Content-Transfer-Encoding: quoted-printable\n\n😀 http://h/=\na <URL:news:a\n>\r\n URL:x~ http://h/~";
    const placesOf = (options: FindOptions) =>
      [...findUrls(rfc1738, text, { bare: true, mime: true, ...options })].map(({ line, column }) => [line, column]);
    expect(placesOf({ lines: true })).toEqual([
      [3, 4],
      [4, 3],
    ]);
    expect(placesOf({ lines: true, broken: true })).toEqual([
      [3, 4],
      [4, 3],
      [6, 9],
    ]);
    expect(placesOf({})).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });
});

describe("arguments", () => {
  const codeOf = (run: () => unknown) => {
    try {
      run();
    } catch (thrown) {
      return [urlErrorOf(thrown)?.code, urlErrorOf(thrown)?.component];
    }
    return undefined;
  };

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, "9"])("a limit of %s is refused", (limit) => {
    const options = { limit: limit as number };
    expect(codeOf(() => findUrls(rfc1738, "", options))).toEqual(["invalid-value", "limit"]);
    expect(codeOf(() => findUrlsInStream(rfc1738, [], options))).toEqual(["invalid-value", "limit"]);
  });

  test.each<[unknown]>([["yes"], [null], [{ encoding: "base64" }], [{ format: "fixed" }], [{ charset: 1 }]])(
    "the option mime cannot be %j",
    (mime) => {
      expect(codeOf(() => findUrls(rfc1738, "", { mime: mime as boolean }))).toEqual(["invalid-value", "mime"]);
    },
  );

  test("repair is a function, and without it nothing is repaired", () => {
    expect(codeOf(() => findUrls(rfc1738, "", { repair: true as never }))).toEqual(["invalid-value", "repair"]);
    expect([...findUrls(rfc1738, "<URL:http://h/~a>")]).toMatchObject([{ ok: false, repaired: undefined }]);
  });

  test.each([undefined, null, 1, {}, Symbol("s")])("%s is not a text", (text) => {
    expect(codeOf(() => findUrls(rfc1738, text as string))).toEqual(["not-a-string", undefined]);
  });
});
