import { createRegistry } from "@url1738/core";
import {
  choice,
  component,
  decodedText,
  defineScheme,
  flag,
  host,
  hostCodec,
  hostport,
  list,
  login,
  many,
  oneOf,
  oneWord,
  optional,
  sequence,
  uchar,
  userAt,
} from "@url1738/core/define";
import { hostList, tagged } from "@url1738/rfc3986";
import { expect, test } from "vitest";
import { scheme as xHost } from "../x-host.ts";
import rows from "./told.rows.json" with { type: "json" };

const defaultPort = 7;
const access = "It designates an example.";

/** Schemes with logins, and with words. */
const schemes = [
  xHost,
  defineScheme({ name: "x-login", defaultPort, schemepart: sequence("//", login, "/"), access }),
  defineScheme({ name: "x-user", defaultPort, schemepart: sequence("//", userAt, hostport, "/"), access }),
  defineScheme({ name: "x-portless", schemepart: sequence("//", userAt, component("host", host, hostCodec)), access }),
  defineScheme({
    name: "x-hosts",
    defaultPort,
    schemepart: sequence(
      "//",
      optional(
        decodedText("user", many(oneOf(uchar, ";"))),
        optional(":", decodedText("password", many(oneOf(uchar, ";")))),
        "@",
      ),
      hostList("hosts"),
      "/",
      decodedText("path", many(uchar)),
    ),
    access,
  }),
  defineScheme({
    name: "x-word",
    schemepart: sequence(
      oneWord("answer", ["yes", "no", "maybe"]),
      list("manners", oneWord("manner", ["loud", "quiet"]), ",", "before"),
      flag("secure", ";secure"),
    ),
    access,
  }),
  defineScheme({
    name: "x-tag",
    schemepart: tagged("driver", { mysql: sequence("://", hostList("hosts")), memory: "" }),
    defaultPort,
    access,
  }),
  defineScheme({ name: "x-any", schemepart: choice(oneWord("answer", ["YES", "NO"], { anyCase: true })), access }),
] as const;

const registry = createRegistry(schemes as never);

test.each(rows)("$text: $why", ({ text, message, component, index }) => {
  const result = registry.safeParse(text);
  const error = result.ok ? undefined : result.error;
  expect(error?.message).toBe(message);
  expect([error?.index, error?.component ?? null]).toEqual([index, component]);
});
