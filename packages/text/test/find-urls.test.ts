import { readFileSync } from "node:fs";
import { createRegistry, urlErrorOf } from "@url1738/core";
import { describe, expect, test } from "vitest";
import { registry } from "../../cli/src/index.ts";
import { type FindOptions, findUrls, findUrlsInStream } from "../src/index.ts";

interface Row {
  readonly section: string;
  readonly why: string;
  readonly text: string;
  readonly options?: FindOptions;
  readonly found: readonly {
    /** The whole hit, as it stands in the text. */
    readonly in: string;
    /** Without it, the same. */
    readonly text?: string;
    readonly fragment?: string;
    readonly alternatives?: readonly string[];
    readonly code?: string;
    readonly index?: number;
  }[];
}

const rows = JSON.parse(readFileSync(new URL("find.rows.json", import.meta.url), "utf8")) as readonly Row[];

describe("the rows", () => {
  test.each(rows)("§$section: $why", ({ text, options, found }) => {
    const hits = [...findUrls(registry, text, options)];
    expect(
      hits.map((hit) => ({
        in: text.slice(hit.start, hit.end),
        text: hit.text,
        fragment: hit.fragment,
        alternatives:
          hit.ok && hit.alternatives?.map((other) => [other.text, other.fragment].filter((part) => part).join("#")),
        code: hit.ok ? undefined : hit.error.code,
        index: hit.ok ? undefined : hit.error.index,
      })),
    ).toEqual(
      found.map(({ alternatives, ...row }) => ({
        fragment: undefined,
        code: undefined,
        index: undefined,
        text: row.in,
        ...row,
        alternatives: row.code === undefined && alternatives,
      })),
    );
    for (const hit of hits) {
      const inside = text.slice(hit.urlStart, hit.urlEnd);
      if (!/[-\n>]/.test(inside)) expect(inside.replace(/\s/g, "")).toBe(hit.text);
      expect(inside.trim()).toBe(inside);
      const result = registry.safeParse(hit.text);
      expect(hit.ok ? hit.url : hit.error).toEqual(result.ok ? result.url : result.error);
      if (hit.ok) for (const other of hit.alternatives ?? []) expect(registry.parse(other.text)).toEqual(other.url);
    }
  });
});

describe("hits", () => {
  test("are data, and come one by one", () => {
    const hits = findUrls(registry, "<URL:news:a#b> <URL:x>");
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

  test("of the generic fallback need a wrapper or a prefix", () => {
    const generic = createRegistry([], { generic: true });
    const hits = [...findUrls(generic, "<URL:x:y> URL:x:y x:y.z", { bare: true, prefix: true })];
    expect(hits.map(({ start, ok }) => [start, ok])).toEqual([
      [0, true],
      [10, true],
    ]);
  });
});

describe("what is handed in", () => {
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
    expect(codeOf(() => findUrls(registry, "", options))).toEqual(["invalid-value", "limit"]);
    expect(codeOf(() => findUrlsInStream(registry, [], options))).toEqual(["invalid-value", "limit"]);
  });

  test.each([undefined, null, 1, {}, Symbol("s")])("%s is not a text", (text) => {
    expect(codeOf(() => findUrls(registry, text as string))).toEqual(["not-a-string", undefined]);
  });
});
