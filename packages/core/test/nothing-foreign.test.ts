import {
  createRegistry,
  encoded,
  escapeOctet,
  fromOctets,
  isScheme,
  MAX_LENGTH,
  octets,
  safeAccess,
  safeBuild,
  safeFormat,
  urlErrorOf,
} from "@url1738/core";
import { decodedText, defineScheme, hostport, many, sequence, uchar } from "@url1738/core/define";
import { deriveScheme } from "@url1738/derive";
import { audit, diagnose, ipSchemePart, repair, spans } from "@url1738/lint";
import { bnf, generate } from "@url1738/prove";
import { redact } from "@url1738/redact";
import { describe, expect, test } from "vitest";
import { errorOf } from "./error-of.ts";

const scheme = defineScheme({
  name: "x-host",
  defaultPort: 7,
  schemepart: sequence("//", hostport, "/", decodedText("text", many(uchar))),
  access: ({ host, port, text }) => ({ protocol: "host", host, port, text }),
});

const plain = { name: "x-plain", schemepart: decodedText("text", many(uchar)), access: "Nothing." } as const;

/** Throws the error of a result. */
function thrown(result: { readonly error?: unknown }): never {
  throw result.error;
}

function revoked(): never {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy as never;
}

const registry = createRegistry([scheme]);

describe("nothing foreign is thrown", () => {
  test.each<[what: string, run: () => unknown, code: string]>([
    ["parse", () => scheme.parse(revoked()), "not-a-string"],
    ["a registry's parse", () => registry.parse(revoked()), "not-a-string"],
    ["format", () => scheme.format(revoked()), "invalid-value"],
    ["build", () => registry.build(revoked()), "invalid-value"],
    ["access", () => registry.access(revoked()), "invalid-value"],
    ["audit", () => audit(scheme, revoked()), "invalid-value"],
    ["encoded", () => encoded(revoked()), "not-a-string"],
    ["createRegistry", () => createRegistry([revoked()]), "invalid-definition"],
    ["a list for createRegistry", () => createRegistry(revoked()), "invalid-definition"],
    ["defineScheme", () => defineScheme(revoked()), "invalid-definition"],
    ["bnf", () => bnf(revoked()), "invalid-definition"],
    ["generate", () => generate(revoked(), () => 0), "invalid-definition"],
    ["spans", () => spans(revoked(), "x-host://h/"), "invalid-definition"],
    ["audit as its source", () => audit(revoked(), "x-host://h/"), "invalid-definition"],
    ["diagnose", () => diagnose(revoked(), ""), "invalid-definition"],
    ["repair", () => repair(revoked(), ""), "invalid-definition"],
    ["safeBuild", () => thrown(safeBuild(revoked(), {}) as { readonly error?: unknown }), "invalid-definition"],
    ["fromOctets", () => fromOctets(revoked()), "invalid-value"],
    ["escapeOctet", () => escapeOctet(revoked()), "invalid-value"],
    ["deriveScheme's changes", () => deriveScheme(plain, revoked()), "invalid-definition"],
    ["deriveScheme", () => deriveScheme(revoked(), { name: "x-a", access: "Nothing." }), "invalid-definition"],
  ])("by %s of a revoked proxy", (_, run, code) => {
    expect(errorOf(run)?.code).toBe(code);
  });

  test.each([[null], [undefined], [5], ["a"], [{}], [[300]], [new Uint16Array(2)]])("by fromOctets(%j)", (value) => {
    expect(errorOf(() => fromOctets(value as never))?.code).toBe("invalid-value");
  });

  test.each([[null], [undefined], [5], ["a"], [{}], [[]]])("by functions that are given %j for a scheme", (value) => {
    for (const run of [audit, diagnose, repair] as readonly ((source: never, text: never) => unknown)[])
      expect(errorOf(() => run(value as never, "x-host://h/" as never))?.code).toBe("invalid-definition");
    for (const run of [bnf, generate, defineScheme] as readonly ((definition: never) => unknown)[])
      expect(errorOf(() => run(value as never))?.code).toBe("invalid-definition");
  });

  test("if a generator is told to go nowhere", () => {
    for (const pick of [undefined, () => Number.NaN, () => -1, () => 1e9, () => 0.5])
      expect(errorOf(() => generate(plain, pick as never))).toMatchObject({ code: "invalid-value", component: "pick" });
  });

  test("if options are missing, or cannot be read", () => {
    for (const options of [null, undefined, 5, "a", revoked()]) {
      expect(createRegistry([scheme], options as never).canParse("x-other:a")).toBe(false);
      expect(redact("ftp://a:b@h", options as never)).toBe("ftp://a:***@h");
    }
  });

  test("by functions that return errors", () => {
    expect(scheme.safeParse(revoked())).toMatchObject({ ok: false, error: { code: "not-a-string" } });
    expect(isScheme(revoked())).toBe(false);
    expect(urlErrorOf(revoked())).toBeUndefined();
    expect(ipSchemePart(revoked())).toBeUndefined();
    for (const value of [5, null, undefined, {}, [], revoked()]) expect(octets(value as never)).toBeUndefined();
    for (const value of [null, undefined, 5, {}, { schemePart: 5 }, { schemePart: `//${"a".repeat(MAX_LENGTH)}` }])
      expect(ipSchemePart(value as never)).toBeUndefined();
    for (const value of [null, undefined, 5, {}])
      expect(errorOf(() => encoded(value as never))?.code).toBe("not-a-string");
  });

  test("if a gateway's URL gets longer than a string can be", () => {
    const through = createRegistry([scheme], {
      generic: true,
      gateways: { "x-far": `x-host://gw.dom/${"{url}".repeat(30_000)}` },
    });
    const far = through.parse(`x-far:${"?".repeat(300_000)}`);
    expect(errorOf(() => through.access(far as never))?.code).toBe("too-long");
  });
});

describe("results instead of errors", () => {
  const url = scheme.parse("x-host://h/a");

  test("of build, format and access", () => {
    expect(safeBuild(scheme, { host: "H", text: "a" } as never)).toEqual({ ok: true, url });
    expect(safeFormat(scheme, url)).toEqual({ ok: true, href: "x-host://h/a" });
    expect(safeAccess(scheme, url)).toEqual({ ok: true, access: scheme.access(url) });
    expect(safeBuild(registry, { scheme: "x-host", host: 5 } as never)).toMatchObject({
      ok: false,
      error: { code: "invalid-value", component: "host" },
    });
    expect(safeFormat(registry, { ...url, host: "H" } as never)).toMatchObject({
      ok: false,
      error: { code: "invalid-value", component: "host" },
    });
    expect(safeAccess(registry, {} as never)).toMatchObject({ ok: false, error: { code: "invalid-value" } });
  });
});
