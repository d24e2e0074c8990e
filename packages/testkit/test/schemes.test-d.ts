import { type AmqpUrl, amqp } from "@url1738/amqp";
import { type Encoded, encoded } from "@url1738/core";
import type { Inferred } from "@url1738/core/define";
import { type DataUrl, data } from "@url1738/data";
import { type FileUrl, file, posixPath, vmsPath, windowsPath } from "@url1738/file";
import { type FtpAccess, type FtpCommand, type FtpContext, type FtpUrl, ftp } from "@url1738/ftp";
import { type GopherUrl, gopher } from "@url1738/gopher";
import { type HttpUrl, http } from "@url1738/http";
import { type HttpUrl as HttpOfToday, type HttpsAccess, type HttpsUrl, https } from "@url1738/https";
import { type MailUrl, mailto as mail } from "@url1738/mail";
import { type MailtoUrl, mailto } from "@url1738/mailto";
import { type MongodbUrl, mongodb } from "@url1738/mongodb";
import { type JdbcMysqlUrl, jdbcMysql, type MysqlUrl, type MysqlxUrl, mysql, mysqlx } from "@url1738/mysql";
import { type NewsContext, type NewsUrl, news } from "@url1738/news";
import { type NntpUrl, nntp } from "@url1738/nntp";
import { type PostgresqlUrl, postgresql } from "@url1738/postgresql";
import { type ProsperoUrl, prospero } from "@url1738/prospero";
import { type RedisUrl, redis } from "@url1738/redis";
import { type JdbcSqlserverUrl, jdbcSqlserver, type SqlserverUrl, sqlserver } from "@url1738/sqlserver";
import { type SshUrl, ssh } from "@url1738/ssh";
import { type TelUrl, tel } from "@url1738/tel";
import { type TelnetUrl, telnet } from "@url1738/telnet";
import { type UrnUrl, urn } from "@url1738/urn";
import { type WaisUrl, wais } from "@url1738/wais";
import { type WsUrl, ws } from "@url1738/ws";
import { expectTypeOf, test } from "vitest";

/** The value that the grammar of a definition's module yields. */
type Of<Name extends string, Module extends { readonly schemepart: unknown }> = Inferred<Name, Module["schemepart"]>;

test("the interfaces match the grammars", () => {
  // Guards against a component that is renamed, added or made optional in only one of the two places.
  expectTypeOf<DataUrl>().toEqualTypeOf<Of<"data", typeof import("@url1738/data/definition")>>();
  expectTypeOf<FileUrl>().toEqualTypeOf<Of<"file", typeof import("@url1738/file/definition")>>();
  expectTypeOf<FtpUrl>().toEqualTypeOf<Of<"ftp", typeof import("@url1738/ftp/definition")>>();
  expectTypeOf<GopherUrl>().toEqualTypeOf<Of<"gopher", typeof import("@url1738/gopher/definition")>>();
  expectTypeOf<HttpUrl>().toEqualTypeOf<Of<"http", typeof import("@url1738/http/definition")>>();
  expectTypeOf<HttpOfToday>().toEqualTypeOf<Of<"http", typeof import("@url1738/https/definition")>>();
  expectTypeOf<{ [K in keyof HttpsUrl]: HttpsUrl[K] }>().toEqualTypeOf<
    Of<"https", typeof import("@url1738/https/definition")>
  >();
  expectTypeOf<MailtoUrl>().toEqualTypeOf<Of<"mailto", typeof import("@url1738/mailto/definition")>>();
  expectTypeOf<MailUrl>().toEqualTypeOf<Of<"mailto", typeof import("@url1738/mail/definition")>>();
  expectTypeOf<MysqlUrl>().toEqualTypeOf<Of<"mysql", typeof import("@url1738/mysql/definition")>>();
  expectTypeOf<{ [K in keyof MysqlxUrl]: MysqlxUrl[K] }>().toEqualTypeOf<
    Of<"mysqlx", typeof import("@url1738/mysql/definition")>
  >();
  expectTypeOf<{ [K in keyof JdbcMysqlUrl]: JdbcMysqlUrl[K] }>().toEqualTypeOf<
    Inferred<"jdbc", typeof import("@url1738/mysql/definition")["jdbcSchemepart"]>
  >();
  expectTypeOf<NewsUrl>().toEqualTypeOf<Of<"news", typeof import("@url1738/news/definition")>>();
  expectTypeOf<NntpUrl>().toEqualTypeOf<Of<"nntp", typeof import("@url1738/nntp/definition")>>();
  expectTypeOf<AmqpUrl>().toEqualTypeOf<Of<"amqp" | "amqps", typeof import("@url1738/amqp/definition")>>();
  expectTypeOf<RedisUrl>().toEqualTypeOf<Of<"redis" | "rediss", typeof import("@url1738/redis/definition")>>();
  expectTypeOf<{ [K in keyof MongodbUrl]: MongodbUrl[K] }>().toEqualTypeOf<
    Of<"mongodb", typeof import("@url1738/mongodb/definition")>
  >();
  expectTypeOf<PostgresqlUrl>().toEqualTypeOf<
    Of<"postgresql" | "postgres", typeof import("@url1738/postgresql/definition")>
  >();
  expectTypeOf<ProsperoUrl>().toEqualTypeOf<Of<"prospero", typeof import("@url1738/prospero/definition")>>();
  expectTypeOf<SshUrl>().toEqualTypeOf<Of<SshUrl["scheme"], typeof import("@url1738/ssh/definition")>>();
  expectTypeOf<TelUrl>().toEqualTypeOf<Of<"tel", typeof import("@url1738/tel/definition")>>();
  expectTypeOf<SqlserverUrl>().toEqualTypeOf<
    Of<"sqlserver" | "mssql", typeof import("@url1738/sqlserver/definition")>
  >();
  expectTypeOf<{ [K in keyof JdbcSqlserverUrl]: JdbcSqlserverUrl[K] }>().toEqualTypeOf<
    Inferred<"jdbc", typeof import("@url1738/sqlserver/definition")["jdbcSchemepart"]>
  >();
  expectTypeOf<TelnetUrl>().toEqualTypeOf<Of<"telnet", typeof import("@url1738/telnet/definition")>>();
  expectTypeOf<UrnUrl>().toEqualTypeOf<Of<"urn", typeof import("@url1738/urn/definition")>>();
  expectTypeOf<WaisUrl>().toEqualTypeOf<Of<"wais", typeof import("@url1738/wais/definition")>>();
  expectTypeOf<WsUrl>().toEqualTypeOf<Of<"ws" | "wss", typeof import("@url1738/ws/definition")>>();
});

test("the schemes return their interfaces", () => {
  // Guards against a scheme whose value is inferred, so that editors show no name and no documentation.
  expectTypeOf(data.parse).returns.toEqualTypeOf<DataUrl>();
  expectTypeOf(file.parse).returns.toEqualTypeOf<FileUrl>();
  expectTypeOf(ftp.parse).returns.toEqualTypeOf<FtpUrl>();
  expectTypeOf(gopher.parse).returns.toEqualTypeOf<GopherUrl>();
  expectTypeOf(http.parse).returns.toEqualTypeOf<HttpUrl>();
  expectTypeOf(https.parse).returns.toEqualTypeOf<HttpsUrl>();
  expectTypeOf(mailto.parse).returns.toEqualTypeOf<MailtoUrl>();
  expectTypeOf(mail.parse).returns.toEqualTypeOf<MailUrl>();
  expectTypeOf(mysql.parse).returns.toEqualTypeOf<MysqlUrl>();
  expectTypeOf(mysqlx.parse).returns.toEqualTypeOf<MysqlxUrl>();
  expectTypeOf(jdbcMysql.parse).returns.toEqualTypeOf<JdbcMysqlUrl>();
  expectTypeOf(news.parse).returns.toEqualTypeOf<NewsUrl>();
  expectTypeOf(nntp.parse).returns.toEqualTypeOf<NntpUrl>();
  expectTypeOf(amqp.parse).returns.toEqualTypeOf<AmqpUrl>();
  expectTypeOf(mongodb.parse).returns.toEqualTypeOf<MongodbUrl>();
  expectTypeOf(redis.parse).returns.toEqualTypeOf<RedisUrl>();
  expectTypeOf(postgresql.parse).returns.toEqualTypeOf<PostgresqlUrl>();
  expectTypeOf(prospero.parse).returns.toEqualTypeOf<ProsperoUrl>();
  expectTypeOf(ssh.parse).returns.toEqualTypeOf<SshUrl>();
  expectTypeOf(tel.parse).returns.toEqualTypeOf<TelUrl>();
  expectTypeOf(sqlserver.parse).returns.toEqualTypeOf<SqlserverUrl>();
  expectTypeOf(jdbcSqlserver.parse).returns.toEqualTypeOf<JdbcSqlserverUrl>();
  expectTypeOf(telnet.parse).returns.toEqualTypeOf<TelnetUrl>();
  expectTypeOf(urn.parse).returns.toEqualTypeOf<UrnUrl>();
  expectTypeOf(wais.parse).returns.toEqualTypeOf<WaisUrl>();
  expectTypeOf(ws.parse).returns.toEqualTypeOf<WsUrl>();
});

test("parse and safeParse", () => {
  const url = ftp.parse("ftp://h");
  // Guards against a `case "I":` that is never reached.
  expectTypeOf(url.type).toEqualTypeOf<"a" | "i" | "d" | undefined>();
  // Guards against the component of another scheme.
  // @ts-expect-error
  url.path;
  const result = ftp.safeParse("ftp://h");
  // Guards against using the value before the program knows that there is one.
  // @ts-expect-error
  result.url;
  if (result.ok) expectTypeOf(result.url).toEqualTypeOf<FtpUrl>();
});

test("a string is not an Encoded", () => {
  const url = http.parse("http://h");
  // Guards against text from elsewhere that nobody encoded.
  // @ts-expect-error
  url.search = "a b";
  expectTypeOf<string>().not.toExtend<HttpUrl["search"]>();
  // @ts-expect-error
  http.format({ scheme: "http", host: "h", port: 80, path: "a b" });
  // Guards against an Encoded that cannot be made, and one that cannot be used as a string.
  url.search = encoded("a%20b");
  expectTypeOf<Encoded>().toExtend<string>();
});

test("build takes loose values", () => {
  // Guards against having to write the defaults, to convert a port, and to brand text.
  expectTypeOf(ftp.build).toBeCallableWith({ host: "HOST", port: "2121" });
  expectTypeOf(ftp.build).toBeCallableWith({ host: "h", cwd: ["a"], name: undefined });
  expectTypeOf(http.build).toBeCallableWith({ host: "h", port: "8080", path: "a%20b", search: "c" });
  // Guards against having to copy a list that must not be changed.
  expectTypeOf(prospero.build).toBeCallableWith({
    host: "h",
    hsoname: "o",
    fields: [{ name: "a", value: "b" }] as const,
  });
  // Guards against one path instead of a list of directories.
  // @ts-expect-error
  ftp.build({ host: "h", cwd: "a/b", name: "" });
  // Guards against fields by name.
  // @ts-expect-error
  prospero.build({ host: "h", hsoname: "o", fields: { a: "b" } });
  // Guards against null for an absent component.
  // @ts-expect-error
  telnet.build({ host: "h", user: null });
  // Guards against a misspelt component, and that of a neighbouring scheme.
  // @ts-expect-error
  gopher.build({ host: "h", "gopher+": "+" });
  // @ts-expect-error
  news.build({ group: "a", articleNumber: 1 });
});

test("format takes exactly a value", () => {
  expectTypeOf(ftp.format).toBeCallableWith({ scheme: "ftp", host: "h", port: 21, cwd: [] });
  // Guards against a default that format would have to fill in.
  // @ts-expect-error
  ftp.format({ scheme: "ftp", host: "h", cwd: [] });
  // Guards against a value that only build would normalise.
  // @ts-expect-error
  ftp.format({ scheme: "ftp", host: "h", port: "21", cwd: [] });
  // Guards against the value of another scheme with the same components.
  // @ts-expect-error
  ftp.format({ scheme: "file", host: "h", port: 21, cwd: [] });
});

test("access", () => {
  const access = ftp.access(ftp.parse("ftp://h"));
  expectTypeOf(access).toEqualTypeOf<FtpAccess>();
  // Guards against assuming a password when the client should ask the user.
  expectTypeOf(access.password).toEqualTypeOf<string | undefined>();
  // Guards against sending "undefined" after a verb that has no argument.
  expectTypeOf<FtpCommand["argument"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf(ftp.access).parameter(1).toEqualTypeOf<FtpContext | undefined>();
  // Guards against a type code that only a listing has.
  // @ts-expect-error
  ftp.access(ftp.parse("ftp://h"), { guessType: () => "d" });
  expectTypeOf(news.access).parameter(1).toEqualTypeOf<NewsContext | undefined>();
  // Guards against a context that does not say where to look.
  // @ts-expect-error
  news.access(news.parse("news:*"), {});
  // Guards against a plan for sending mail: a mailto URL names no object that can be accessed.
  expectTypeOf(mailto.access(mailto.parse("mailto:a@b"))).toEqualTypeOf<never>();
  // Guards against a program that speaks http where TLS is expected.
  expectTypeOf<HttpsAccess["protocol"]>().toEqualTypeOf<"https">();
});

test("the spelling of a path", () => {
  const url = file.parse("file:///a");
  expectTypeOf(posixPath(url)).toEqualTypeOf<string>();
  expectTypeOf(windowsPath).toBeCallableWith(url, { host: "include" });
  expectTypeOf(vmsPath).toBeCallableWith(url, { host: "include" });
  // Guards against a path to another host, which POSIX does not have.
  // @ts-expect-error
  posixPath(url, { host: "include" });
  // Guards against a text instead of its value.
  // @ts-expect-error
  posixPath("file:///a");
});
