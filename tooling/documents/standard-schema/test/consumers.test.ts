import { sValidator } from "@hono/standard-validator";
import { createEnv } from "@t3-oss/env-core";
import { Hono } from "hono";
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

describe("@hono/standard-validator: a registry for the body of a request", () => {
  const app = new Hono().post("/host", sValidator("json", web), (context) =>
    context.text(context.req.valid("json").host),
  );

  function post(url: unknown): Response | Promise<Response> {
    const headers = { "Content-Type": "application/json" };
    return app.request("/host", { method: "POST", headers, body: JSON.stringify(url) });
  }

  test("a URL is parsed", async () => {
    const response = await post("http://Host.dom/");
    expect([response.status, await response.text()]).toEqual([200, "host.dom"]);
  });

  test("anything else is refused with our message", async () => {
    const response = await post("http://a b/");
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("is not allowed here in the host");
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
      issues: [{ code: "not-a-string", message: "A URL must be a string, but this is of type number." }],
    });
  });
});
