import { createRegistry } from "@url1738/core";
import { ftp } from "@url1738/ftp";
import { https } from "@url1738/https";
import { audit } from "@url1738/lint";
import { afterEach, describe, expect, test, vi } from "vitest";
import { scheme as xHost } from "../../../core/test/x-host.ts";
import { scheme as xText } from "./x-text.ts";

const registry = createRegistry([xHost, xText], { generic: true });

function found(url: string): readonly (readonly (string | undefined)[])[] {
  return audit(registry, url).map(({ code, component, severity }) => [code, component, severity]);
}

const schemes = createRegistry([ftp, https]);

afterEach(() => vi.unstubAllGlobals());

describe("the platform's URL", () => {
  test.each([
    ["https://h.dom/a#b", []],
    ["https://h.dom/a?b#", []],
    ["https://h.dom/a?#b", []],
    ["https://h.dom#b", []],
    ["https://h.dom?a#b", []],
    ["https://h.dom?a'", []],
    ["https://h.dom/a/../b#c", ["path"]],
    ["ftp://h.dom/a/../b/c;type=i", ["cwd"]],
  ])("reads %j otherwise in %j, and nowhere else", (url, components) => {
    const found = audit(schemes, url).filter(({ code }) => code === "platform-url");
    expect(found.map(({ component }) => component)).toEqual(components);
  });

  test("is quoted if it reads differently", () => {
    expect(audit(registry, "https://010.0.0.1/").at(-1)?.sentence).toBe(
      'JavaScript\'s URL reads another host: "8.0.0.1".',
    );
    expect(audit(registry, `x-text://h/a/../${"b".repeat(99)}`).at(-1)?.sentence).toBe(
      `JavaScript's URL reads the items differently: the path becomes "/${"b".repeat(59)}…".`,
    );
  });

  test("is not quoted if it may have read a password", () => {
    for (const url of ["x-text://u:1?s3cr3t@h/", "x-text://s3cr3t?u:p@h/", "x-text://u:s3cr3t?@h/a/../b"]) {
      const findings = audit(registry, url);
      expect(findings.map(({ code }) => code)).toContain("platform-url");
      expect(JSON.stringify(findings)).not.toContain("s3cr3t");
    }
  });

  test("need not be there", () => {
    vi.stubGlobal("URL", undefined);
    expect(found("https://010.0.0.1/")).toEqual([["leading-zeros", "host", "danger"]]);
  });

  test("may refuse the text", () => {
    vi.stubGlobal(
      "URL",
      class {
        constructor() {
          throw new TypeError("no");
        }
      },
    );
    expect(found("x-host://h")).toEqual([["platform-url", undefined, "info"]]);
  });

  test("may take an unknown URL for one opaque path: then only that is compared", () => {
    // Browsers did so before 2024 for schemes that they do not know.
    const opaque = (path: string) =>
      vi.stubGlobal(
        "URL",
        class {
          href = `x-text:${path}`;
          username = "";
          password = "";
          hostname = "";
          port = "";
          pathname = path;
          search = "";
        },
      );
    opaque("//u:p@H:0007/a/../b");
    expect(found("x-text://u:p@H:0007/a/../b")).toEqual([["password", "password", "warning"]]);
    opaque("//H/b");
    expect(found("x-text://H/a/../b")).toEqual([
      ["platform-url", "text", "warning"],
      ["platform-url", "items", "warning"],
    ]);
  });
});
