import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rfc1738 as registry } from "../../url1738/src/index.ts";
import { findUrls } from "../src/index.ts";

// A typical news article of the time: hard line breaks, quotations in quotations, prose with colons.

const article = readFileSync(new URL("texts/article.txt", import.meta.url), "utf8");

test("the wrapped URLs of an article, quoted ones too", () => {
  const hits = [...findUrls(registry, article, { quoted: true })];
  expect(hits.map(({ text, fragment, ok }) => [text, fragment, ok])).toEqual([
    ["ftp://ds.internic.net/internet-drafts/draft-ietf-uri-url-09.txt", undefined, true],
    ["http://www.w3.org/hypertext/WWW/Addressing/Addressing.html", "4", true],
    ["gopher://gopher.host.dom:70/00/internet/rfc/rfc1738.txt", undefined, true],
    ["http://www.host.dom/%7Eanna/", undefined, true],
    ["www.host.dom", undefined, false],
  ]);
  expect(hits[0]).toMatchObject({
    alternatives: [{ text: "ftp://ds.internic.net/internetdrafts/draft-ietf-uri-url-09.txt" }],
  });
});

test("and those that stand by themselves", () => {
  const hits = [...findUrls(registry, article, { quoted: true, bare: true })];
  expect(hits.filter(({ start, urlStart }) => start === urlStart).map(({ text }) => text)).toEqual([
    "ftp://ftp.host.dom/rfc/rfc1738.txt",
    "ftp://ftp.host.dom/rfc/rfc-index.txt",
    "telnet://archie:archie@archie.host.dom/",
    "mailto:mailserv@ds.internic.net",
    "file://vms.host.edu/disk$user/my/notes/note12345.txt",
    "News:comp.infosystems.www.misc",
    "news:3ca1$b2@news.other.dom",
    "mailto:anna@host.dom",
    "http://www.host.dom/quotes?who=anna",
  ]);
});

test("with line ends of the network, the same", () => {
  const textsOf = (text: string) => [...findUrls(registry, text, { quoted: true, bare: true })].map((hit) => hit.text);
  expect(textsOf(article.replaceAll("\n", "\r\n"))).toEqual(textsOf(article));
});
