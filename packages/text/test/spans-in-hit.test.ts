import { expect, test } from "vitest";
import { registry } from "../../url1738/src/index.ts";
import { type FindOptions, findUrls, spansInHit } from "../src/index.ts";

/** A text in which `[` and `]` enclose a span, and its hits in which they enclose what the span covers. */
const rows: readonly (readonly [text: string, options: FindOptions, hits: readonly string[]])[] = [
  ["see https://h/a[b]c now", { bare: true }, ["https://h/a[b]c"]],
  ["see[ https://h/ab]c now", { bare: true }, ["[https://h/ab]c"]],
  ["https://h/a https://h/b[ ]https://h/c", { bare: true }, ["https://h/a", "https://h/b", "https://h/c"]],
  ["<URL:ftp://u:p[\n q]@h/>", {}, ["ftp://u:p[q]@h/"]],
  ["<URL:ftp://u:p-[\nq]@h/>", {}, ["ftp://u:p-[q]@h/"]],
  ["<URL:http://h/a #b[c]d>", {}, ["http://h/a#b[c]d"]],
  ["www.h.dom/a[b]", { www: true }, ["https://www.h.dom/a[b]"]],
  ["[www].h.dom/", { www: true }, ["https://[www].h.dom/"]],
  ["https://h/a\u001b[31mb", { bare: true }, ["https://h/ab"]],
];

test.each(rows)("%j, %j", (marked, options, expected) => {
  const colour = marked.indexOf("\u001b");
  const [open, close] = [colour < 0 ? marked.indexOf("[") : -1, colour < 0 ? marked.indexOf("]") : -1];
  const text = open < 0 ? marked : marked.slice(0, open) + marked.slice(open + 1, close) + marked.slice(close + 1);
  const spans = open < 0 ? [] : [{ index: open, end: close - 1 }];
  const hits = [...findUrls(registry, text, options)].map((hit) => {
    const whole = hit.fragment === undefined ? hit.text : `${hit.text}#${hit.fragment}`;
    const [span, ...others] = spansInHit(text, hit, spans);
    expect(others).toEqual([]);
    return span === undefined
      ? whole
      : `${whole.slice(0, span.index)}[${whole.slice(span.index, span.end)}]${whole.slice(span.end)}`;
  });
  expect(hits).toEqual(expected);
});

test("all of a URL that does not stand in the text", () => {
  const hit = { start: 0, end: 9, text: "https://h/b" };
  expect(spansInHit("https://h/a", hit, [{ index: 0, end: 1 }])).toEqual([{ index: 0, end: 11 }]);
});
