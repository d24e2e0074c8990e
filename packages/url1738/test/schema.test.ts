import { createRegistry, ftp, mailto, registry, type UrlError, urlErrorOf } from "url1738";
import { type UrlOptions, url, urlValue } from "url1738/schema";
import { url as valibotUrl, urlValue as valibotUrlValue } from "url1738/valibot";
import { url as zodUrl, urlValue as zodUrlValue } from "url1738/zod";
import { array, object, optional, safeParse } from "valibot";
import { describe, expect, test } from "vitest";
import * as z from "zod";

type Options = UrlOptions<never, never>;

/** The outcome of a schema, from whichever library. */
interface Outcome {
  readonly value?: unknown;
  readonly issues?: readonly { readonly message: string }[] | undefined;
}

/** Puts a name before each row: the text, and the options. */
const named = <R extends readonly [options: object, text: string, ...rest: unknown[]]>(rows: readonly R[]) =>
  rows.map(([options, text, ...rest]) => {
    const { registry, ...others } = options as { readonly registry?: unknown };
    const name = `${JSON.stringify(text)}, ${JSON.stringify({ ...others, ...(registry ? { registry: "…" } : {}) })}`;
    return [name, options, text, ...rest] as unknown as [name: string, ...R];
  });

const kinds = [
  ["Standard Schema", url, urlValue],
  ["zod", zodUrl, zodUrlValue],
  ["valibot", valibotUrl, valibotUrlValue],
] as const;

describe.each(kinds)("%s", (_, urlOf, urlValueOf) => {
  const outcomeOf = (options: object, text: unknown): Outcome =>
    urlOf(options as Options)["~standard"].validate(text) as Outcome;
  const errorOf = (options: object, text: unknown): UrlError => {
    const [issue] = outcomeOf(options, text).issues ?? [];
    const error = urlErrorOf(issue);
    if (error === undefined) throw new Error(`${text} has no error: ${JSON.stringify(issue)}`);
    expect(issue?.message).toBe(error.message);
    return error;
  };

  test.each(
    named<[options: object, text: string, href: string]>([
      [{}, "HTTPS://Host.dom:443/a", "https://host.dom/a"],
      [{}, "http://host.dom", "http://host.dom/"],
      [{ registry }, "ftp://Host.dom/", "ftp://host.dom/"],
      [{ registry, schemes: ["ftp", "mailto"] }, "mailto:a@b", "mailto:a@b"],
      [{ trim: true }, "\u00a0\n https://host.dom/ \t", "https://host.dom/"],
      [{ repair: true }, "https://host.dom/caf\u00e9", "https://host.dom/caf%C3%A9"],
      [{ repair: "likely" }, "https:/host.dom/", "https://host.dom/"],
      [{ repair: true, trim: true, publicHost: true }, " https://host.com/a b ", "https://host.com/a%20b"],
      [{ publicHost: true }, "https://1.1.1.1/", "https://1.1.1.1/"],
      [{ registry, publicHost: true }, "mailto:a@localhost", "mailto:a@localhost"],
    ]),
  )("%s", (_, options, text, href) => {
    expect(outcomeOf(options, text)).toMatchObject({ value: href });
    expect(urlValueOf(options as Options)["~standard"].validate(text)).toMatchObject({ value: registry.parse(href) });
  });

  test.each(
    named<[options: object, text: string, fields: Partial<UrlError>]>([
      [{}, "https://host.dom:8o80/", { index: 18, end: 19, component: "port" }],
      [
        {},
        "https://h/a b",
        { hint: "Write %20 instead.", fix: { index: 11, end: 12, replacement: "%20", sure: true } },
      ],
      [{}, " https://h/", { code: "no-scheme" }],
      [{}, "ftp://h/", { code: "unknown-scheme" }],
      [{ schemes: ["https"] }, "http://h/", { code: "unknown-scheme", index: 0, end: 4 }],
      [{ registry, schemes: ["ftp"] }, "htp://h/", { code: "unknown-scheme" }],
      // Places are those of the input, not of what is left of it.
      [
        { trim: true },
        "\n  https://h/a b",
        { index: 14, end: 15, fix: { index: 14, end: 15, replacement: "%20", sure: true } },
      ],
      [{ trim: true }, " ", { code: "no-scheme" }],
      [{ repair: true }, "https:/h/", { code: "syntax" }],
      [{ repair: true }, "https://h:x/", { code: "syntax", component: "port" }],
      [
        { publicHost: true },
        "https://localhost/a",
        {
          code: "not-allowed",
          reason: "host-not-public",
          message: 'The host "localhost" is not on the public Internet.',
          component: "host",
          index: 8,
          end: 17,
        },
      ],
      [{ publicHost: true, trim: true }, " http://10.0.0.1:81/", { reason: "host-not-public", index: 8, end: 16 }],
      [{ publicHost: true }, "https://[::1]/", { reason: "host-not-public", index: 8, end: 13 }],
      [{ publicHost: true, repair: true }, "https://h.lan/a b", { reason: "host-not-public", index: 0, end: 17 }],
      [{ publicHost: true, registry }, "file:///etc/passwd", { reason: "host-not-public" }],
    ]),
  )("not %s", (_, options, text, fields) => {
    expect(errorOf(options, text)).toMatchObject(fields);
  });

  test.each([undefined, null, 5, {}, Object.create(null), ["https://h/"]])(
    "refuses %o, with and without trim",
    (value) => {
      for (const trim of [false, true]) {
        const outcome = outcomeOf({ trim, repair: true, publicHost: true }, value);
        expect(outcome.issues).toMatchObject([{ message: expect.stringContaining("string") }]);
      }
    },
  );

  test("a scheme that the registry lacks is an error at once", () => {
    expect(() => urlOf({ schemes: ["htps"] } as never)).toThrow('The registry has no scheme "htps".');
  });

  test("a registry of one's own reads", () => {
    const own = createRegistry([ftp, mailto]);
    expect(outcomeOf({ registry: own }, "ftp://H/")).toMatchObject({ value: "ftp://h/" });
    expect(errorOf({ registry: own }, "https://h/").code).toBe("unknown-scheme");
  });
});

describe("inside other schemas", () => {
  test("zod names the path, and its other schemas work on", () => {
    const schema = z.object({ pages: z.array(zodUrl({ trim: true }).max(20)), home: zodUrlValue().optional() });
    expect(schema.parse({ pages: [" HTTPS://H "] })).toEqual({ pages: ["https://h/"] });
    const { error } = schema.safeParse({ pages: ["https://h/", "https://h/ "], home: "x" });
    expect(error?.issues.map(({ path, code }) => [path, code])).toEqual([[["home"], "custom"]]);
    expect(schema.safeParse({ pages: ["https://host.dom/a/long/path"] }).error?.issues[0]?.code).toBe("too_big");
    expect(z.toJSONSchema(zodUrl())).toMatchObject({ type: "string" });
  });

  test("valibot names the path", () => {
    const schema = object({ pages: array(valibotUrl()), home: optional(valibotUrlValue()) });
    expect(safeParse(schema, { pages: ["HTTPS://H"] }).output).toEqual({ pages: ["https://h/"] });
    const { issues = [] } = safeParse(schema, { pages: ["https://h/", "https://h/a b"] });
    expect(issues.map(({ path }) => path?.map(({ key }) => key))).toEqual([["pages", 1]]);
    expect(urlErrorOf(issues[0])).toMatchObject({ index: 11, end: 12 });
  });
});
