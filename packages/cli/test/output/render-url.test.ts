import { expect, test } from "vitest";
import { ftp, prospero } from "../../src/index.ts";
import { coloursFor } from "../../src/output/colours.ts";
import { renderUrl } from "../../src/output/render-url.ts";

const plain = coloursFor({ isTTY: false }, {});

test("absent, empty and blank can be told apart; lists go item by item; octets and controls are escaped", () => {
  const url = ftp.parse("ftp://:%20@h:80/a%0D%0A//%E9%22;type=i");
  expect(renderUrl(ftp.format(url), url, ftp.schemepart, plain)).toBe(`ftp://:%20@h:80/a%0D%0A//%E9%22;type=i
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
  const rendered = renderUrl(ftp.format(url), url, ftp.schemepart, plain);
  expect(rendered).toContain("  user      (none)\n");
  expect(rendered).toContain("  cwd       (no items)\n");
});

test("the fields of items have rows of their own", () => {
  const url = prospero.parse("prospero://h/o;a=b;c=");
  expect(renderUrl(prospero.format(url), url, prospero.schemepart, plain)).toBe(`prospero://h/o;a=b;c=
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
  const rendered = renderUrl(ftp.format(url), url, ftp.schemepart, coloursFor({ isTTY: true }, {}));
  expect(rendered).toContain("\x1B[32mu\x1B[39m@\x1B[35mh\x1B[39m/");
  expect(rendered).toContain('  \x1B[32muser\x1B[39m      "u"');
  expect(rendered).toContain('  \x1B[35mhost\x1B[39m      "h"');
});
