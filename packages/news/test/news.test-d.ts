import type { Inferred } from "@url1738/core/define";
import type { NewsAccess, NewsCommand, NewsContext, NewsUrl } from "@url1738/news";
import { news } from "@url1738/news";
import type { schemepart } from "@url1738/news/definition";
import { expectTypeOf, test } from "vitest";

test("the interface matches the grammar", () => {
  // Guards against a component that is renamed, added or made optional in only one of the two places.
  expectTypeOf<NewsUrl>().toEqualTypeOf<Inferred<"news", typeof schemepart>>();
});

test("parse", () => {
  const url = news.parse("news:*");
  // Guards against a scheme whose value is inferred, so that editors show no name and no documentation.
  expectTypeOf(url).toEqualTypeOf<NewsUrl>();
  // Guards against taking an article for a group, or a group for an article: a program must test for each.
  expectTypeOf(url.group).toEqualTypeOf<string | undefined>();
  expectTypeOf(url.messageId).toEqualTypeOf<string | undefined>();
  // Guards against a server, which a news URL does not name.
  // @ts-expect-error
  url.host;
});

test("build and format", () => {
  expectTypeOf(news.build).toBeCallableWith({ group: "*" });
  expectTypeOf(news.build).toBeCallableWith({ messageId: "a@h" });
  expectTypeOf(news.format).toBeCallableWith({ scheme: "news", group: "a", messageId: undefined });
  // Guards against the article number, which only nntp has.
  // @ts-expect-error
  news.build({ group: "a", articleNumber: 1 });
  // Guards against null for an absent component.
  // @ts-expect-error
  news.format({ scheme: "news", group: "a", messageId: null });
  // Guards against the value of the neighbouring scheme.
  // @ts-expect-error
  news.format({ scheme: "nntp", group: "a" });
});

test("access", () => {
  const access = news.access(news.parse("news:*"), { newsServer: "h" });
  expectTypeOf(access).toEqualTypeOf<NewsAccess>();
  // Guards against taking news for a protocol: its articles are fetched over NNTP.
  expectTypeOf(access.protocol).toEqualTypeOf<"nntp">();
  expectTypeOf<NewsCommand["argument"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf(news.access).parameter(1).toEqualTypeOf<NewsContext | undefined>();
  // Guards against a context that does not say where to look.
  // @ts-expect-error
  news.access(news.parse("news:*"), {});
  // @ts-expect-error
  news.access(news.parse("news:*"), { newsServer: { host: "h" } });
});
