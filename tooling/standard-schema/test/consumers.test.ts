import { createEnv } from "@t3-oss/env-core";
import { initTRPC, TRPCError } from "@trpc/server";
import { createRegistry, type FtpUrl, ftp, type GopherUrl, gopher, type HttpUrl, http } from "url1738";
import { describe, expect, expectTypeOf, test } from "vitest";

const web = createRegistry([http, gopher]);

describe("@t3-oss/env-core: a scheme or a registry as a variable of the environment", () => {
  test("a URL is parsed, with its type", () => {
    const env = createEnv({
      server: { MIRROR: ftp, HOME_PAGE: web },
      runtimeEnv: { MIRROR: "ftp://Mirror.example.org/pub", HOME_PAGE: "gopher://h/" },
    });
    expectTypeOf(env.MIRROR).toEqualTypeOf<FtpUrl>();
    expectTypeOf(env.HOME_PAGE).toEqualTypeOf<HttpUrl | GopherUrl>();
    expect(env.MIRROR).toMatchObject({ host: "mirror.example.org", name: "pub" });
    expect(env.HOME_PAGE).toMatchObject({ scheme: "gopher", gtype: "1" });
  });

  test("anything else is refused with our message", () => {
    let issues: readonly { readonly message: string }[] = [];
    const create = () =>
      createEnv({
        server: { HOME_PAGE: http },
        runtimeEnv: { HOME_PAGE: "http://h:x/" },
        onValidationError: (found) => {
          issues = found;
          throw new Error("invalid");
        },
      });
    expect(create).toThrow("invalid");
    expect(issues).toMatchObject([{ code: "syntax", component: "port", index: 9 }]);
  });
});

describe("@trpc/server: a registry as the input of a procedure", () => {
  const { procedure, router, createCallerFactory } = initTRPC.create();
  const caller = createCallerFactory(router({ hostOf: procedure.input(web).query(({ input }) => input.host) }))({});

  test("a URL is parsed", async () => {
    expect(await caller.hostOf("http://Host.dom/")).toBe("host.dom");
  });

  test("anything else is refused with our message", async () => {
    const error = await caller.hostOf("http://a_b/").catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TRPCError);
    expect(String(error)).toContain('"_" cannot stand here in the host');
  });
});

describe("the interface itself (version 1)", () => {
  test.each([
    ["a scheme", ftp["~standard"]],
    ["a registry", createRegistry([ftp])["~standard"]],
  ])("of %s", (_, standard) => {
    expect(standard).toMatchObject({ version: 1, vendor: "url1738" });
    expect(standard.validate("ftp://h")).toEqual({ value: ftp.parse("ftp://h") });
    expect(standard.validate(1)).toMatchObject({
      issues: [{ code: "not-a-string", message: "A URL is a string, but this is of type number." }],
    });
  });
});
