import { decodedText, defineScheme, many, optional, sequence, uchar } from "@url1738/core/define";
import { audit } from "@url1738/lint";
import { hostList, options, parameters, tagged } from "@url1738/rfc3986";
import { expect, test } from "vitest";

const path = optional("/", decodedText("path", many(uchar)));
const given = options("options", {
  user: decodedText("user", many(uchar)),
  password: decodedText("password", many(uchar)),
  shown: decodedText("sslKey", many(uchar), { secret: false }),
});

const db = defineScheme({
  name: "x-db",
  defaultPort: 5432,
  schemepart: sequence("//", hostList("hosts"), path, optional("?", given)),
  access: "It names nothing.",
});

const jdbc = defineScheme({
  name: "x-jdbc",
  defaultPort: 3306,
  schemepart: tagged("driver", {
    mysql: sequence("://", hostList("hosts"), path, optional("?", parameters("query", "&", "between"))),
    none: "",
  }),
  access: "It names nothing.",
});

const login = defineScheme({
  name: "x-login",
  schemepart: sequence(decodedText("password", many(uchar)), "@", decodedText("token", many(uchar))),
  access: "It names nothing.",
});

const found = (scheme: typeof db | typeof jdbc | typeof login, text: string) =>
  audit(scheme as typeof db, text).map(({ code, component }) => `${code} ${component}`);

test.each([
  [db, "x-db://h/d", []],
  // Each host of a list has its port.
  [db, "x-db://h:5432/d", []],
  [db, "x-db://h:21/d", ["unusual-port hosts[0].port"]],
  [jdbc, "x-jdbc:mysql://a:3306,b:21,c:25/d", ["unusual-port hosts[1].port", "unusual-port hosts[2].port"]],
  [db, "x-db://010.0.0.1/d", ["leading-zeros hosts[0].host"]],
  // The platform takes several hosts for one, or reads none.
  [db, "x-db://a,b/d", ["platform-url hosts[0].host"]],
  [jdbc, "x-jdbc:mysql://a,b/d", []],
  [jdbc, "x-jdbc:none", []],
  // Secrets are named one by one.
  [db, "x-db://h/d?user=u&password=p", ["secret options.password"]],
  [db, "x-db://h/d?password=", []],
  [db, "x-db://h/d?shown=p", []],
  // A password of a login is found once.
  [login, "x-login:p@t", ["password password", "secret token", "platform-url password"]],
  [jdbc, "x-jdbc:mysql://h/d?user=u&password=p&api%4Bey=k&x", ["secret query[1].value", "secret query[2].value"]],
])("%#: %s", (scheme, text, findings) => expect(found(scheme as typeof db, text)).toEqual(findings));
