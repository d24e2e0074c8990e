import type { Scheme, UrlValue } from "@url1738/core";
import { spans } from "@url1738/lint";
import { ftp, prospero } from "url1738";
import { expect, test } from "vitest";
import { english } from "../../src/language/chosen-language.ts";
import { type Colours, coloursFor } from "../../src/output/colours.ts";
import { renderUrl } from "../../src/output/render-url.ts";

/** Renders a URL in its canonical spelling. */
function rendered<U extends UrlValue>(scheme: Scheme<U>, url: U, colour: Colours): string {
  const href = scheme.format(url);
  return renderUrl(href, url, spans(scheme, href), { colour, language: english, scheme: url.scheme });
}

const plain = coloursFor({ isTTY: false }, {});

test("absent, empty and blank can be told apart; lists go item by item; octets and controls are escaped", () => {
  const url = ftp.parse("ftp://:%20@h:80/a%0D%0A//%E9%22;type=i");
  expect(rendered(ftp, url, plain)).toBe(`ftp://:%20@h:80/a%0D%0A//%E9%22;type=i
  scheme    "ftp"
  user      ""
  password  " "
  host      "h"
  port      80
  cwd[0]    "a\\r\\n"
  cwd[1]    ""
  name      "\\xE9\\""
  type      "i"
`);
});

test("nothing is (none), no items are (no items)", () => {
  const url = ftp.parse("ftp://h");
  const text = rendered(ftp, url, plain);
  expect(text).toContain("  user      (none)\n");
  expect(text).toContain("  cwd       (no items)\n");
});

test("the fields of items have rows of their own", () => {
  const url = prospero.parse("prospero://h/o;a=b;c=");
  expect(rendered(prospero, url, plain)).toBe(`prospero://h/o;a=b;c=
  scheme           "prospero"
  host             "h"
  port             1525
  hsoname          "o"
  fields[0].name   "a"
  fields[0].value  "b"
  fields[1].name   "c"
  fields[1].value  ""
`);
});

test("on a terminal a component has the same colour in the URL and in the table, and another than its neighbours", () => {
  const url = ftp.parse("ftp://u@h/");
  const text = rendered(ftp, url, coloursFor({ isTTY: true }, {}));
  expect(text).toContain("\x1B[32mu\x1B[39m@\x1B[35mh\x1B[39m/");
  expect(text).toContain('  \x1B[32muser\x1B[39m      "u"');
  expect(text).toContain('  \x1B[35mhost\x1B[39m      "h"');
});
