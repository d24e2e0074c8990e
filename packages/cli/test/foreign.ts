import type { Random } from "../../../tooling/bench/random.ts";

/** Texts that are no URLs of the schemes here, but look like some, or stand where one is wanted. */

const HOSTS = [
  ...[
    "host.dom",
    "www.host.dom",
    "localhost",
    "h",
    "my_host",
    "3scale",
    "4e5f6a7b8c9d",
    "h.5g",
    "h.5g.",
    "a..b",
    "-a.dom",
    "a-.dom",
    "www.a,com",
  ],
  ...["127.1", "1.2.3", "0x7f.1", "127.0.0.1", "256.1.1.1", "010.0.0.1", "1.2.3.4.", "2130706433", "1.2.3.4.5"],
  ...["[::1]", "[2001:db8::1]", "::1", "[fe80::1%25eth0]", "[1.2.3.4]", "[host.dom]", "[::1", "fe80::1"],
  ...[
    "☃.net",
    "bücher.dom",
    "日本.jp",
    "host%2Edom",
    "host dom",
    "h[.]dom",
    "ho~st",
    "h!.dom",
    "$".concat("{HOST}"),
    "{host}",
    "<host>",
    "",
    "..",
    ".",
  ],
] as const;

const LOGINS = ["", "", "", "", "u@", "u:p@", ":p@", "u:p:q@", "u@v@", "anna@home:x@", "@"] as const;

const PORTS = ["", "", "", ":80", ":", ":8080", ":x", ":65536", ":80:81", "::80", ";80", ":-1", ": 80", ":o8"] as const;

const PATHS = [
  ...[
    "",
    "",
    "/",
    "/a",
    "/a/b.html",
    "/docs/[id]",
    "/Blur_[band]",
    "/a b",
    "/caf\u00e9",
    "/100%",
    "/%zz",
    "/~anna",
    "/a;type=x",
    "/a;b",
    "/C|/x",
    "/{id}",
    "/a]",
  ],
  ...["/日本", "/a\\b", "/a|b", "/<id>", "/a…", "/a>", "/a)", "\\a", "/a\tb", "/a\u200bb", "/comp.lang.c/12", "/1/a"],
] as const;

const ENDS = [
  "",
  "",
  "?a=b",
  "?config={}",
  "?a[]=1",
  "?",
  "#x",
  "#a#b",
  "?q=a b",
  "?u=http://i.dom/",
  "?a?b",
  " ",
  ".",
  ",",
  ")",
  "\u00a0",
  "\n",
] as const;

/** What stands before a host: names of schemes, known or not, right or not, and what people write in their place. */
const BEGINNINGS = [
  ...["", "", "", "//", "://", "/", "\\\\", "www.", "URL:", "<", "[x](", "(", '"', "see "],
  ...[
    "http://",
    "https://",
    "ftp://",
    "gopher://",
    "telnet://",
    "wais://",
    "nntp://",
    "prospero://",
    "file://",
    "file:",
    "news:",
    "mailto:",
    "news://",
    "mailto://",
  ],
  ...[
    "ws://",
    "wss://",
    "tel:",
    "data:",
    "urn:",
    "mysql://",
    "ssh://",
    "jdbc:mysql://",
    "redis://",
    "xxx:",
    "x-y://",
    "htps://",
    "htp://",
    "http:/",
    "http:",
    "http//",
    "http:///",
    "https://https://",
    "https://http//",
    "hxxp://",
  ],
  ...[
    "ftps://",
    "git@",
    "C:\\",
    "C:/",
    "/etc/",
    "./",
    "../",
    "view-source:",
    "HTTP://",
    "http ://",
    "tcp:",
    "localhost:",
    "usenet:",
    "email:",
  ],
] as const;

/** Texts that are found whole where URLs are wanted. */
const WHOLE = [
  ...[
    "",
    " ",
    "null",
    "[object Object]",
    "README.md",
    "hello world",
    "12:30",
    "a@b.c",
    "a@b@c",
    "{}",
    "[]",
    "<html>",
    "/api/v1/users",
    "C:\\Users\\x",
    "~/a",
    "file:etc/passwd",
  ],
  ...[
    "example.com?x=1",
    "example.com#x",
    "example.com.",
    "localhost/x",
    "[::1]:8080",
    "[2001:db8::1]/x",
    "127.0.0.1:8080",
    "xxx:yyy",
    "git@host.dom:a/b.git",
    "javascript:alert(1)",
  ],
  ...[
    "news:xn--a.b",
    "news:comp.lang.c/1",
    "news:12",
    "nntp://h/comp.lang.c/a@b",
    "mailto:Anna <a@b.c>",
    "mailto:a@b.c?subject=x",
    "data:,x",
    "tel:+1-2",
    "urn:isbn:0",
    "about:blank",
    "s3://b/k",
    "key=value",
    "<a href='x'>",
  ],
] as const;

/** Draws a text that looks like a URL. */
export function foreign(pick: Random): string {
  const from = (all: readonly string[]) => all[pick(all.length)] as string;
  if (pick(8) === 0) return from(WHOLE);
  return from(BEGINNINGS) + from(LOGINS) + from(HOSTS) + from(PORTS) + from(PATHS) + from(ENDS);
}
