import { fr } from "@url1738/fr";
import { redact } from "@url1738/redact";
import { registry } from "url1738";
import { describe, expect, test } from "vitest";
import { sampled } from "../../build/vitest/draws.ts";
import { examples } from "../explorer/src/examples.ts";
import { spellFragment } from "../explorer/src/fragment.ts";
import { withSite } from "./with-site.ts";

const opened = withSite();

const open = (fragment = "") => opened.open(`explorer/${fragment}`, "[role=tabpanel]");

const studied = (url: string) => `#url=${encodeURIComponent(url)}`;

/** Returns the text that the ruler shows. */
async function ruled(): Promise<string> {
  const pieces = await opened.page.locator(".ruler button").allTextContents();
  return pieces
    .filter((text) => text !== "empty")
    .join("")
    .replaceAll("␣", " ");
}

/** Waits until an element has the focus: it gets the focus only after its result is shown. */
const focused = (id: string) => opened.page.waitForFunction((wanted) => document.activeElement?.id === wanted, id);

test("there are thirty different examples", () => {
  expect(new Set(examples.map(({ url }) => url)).size).toBe(30);
});

test("a click on an example shows it", async () => {
  const page = await open();
  for (const { url, isGeneric } of sampled(examples)) {
    await page.locator(".examples button", { has: page.getByText(url, { exact: true }) }).click();
    await page.waitForFunction((clicked) => document.querySelector<HTMLInputElement>("#url")?.value === clicked, url);
    expect(await ruled()).toBe(url);
    const result = registry.safeParse(url);
    const isOne = result.ok || isGeneric === true;
    await page.waitForSelector(isOne ? "#state.right" : "#state.wrong");
    if (result.ok) expect(await page.textContent(".href")).toBe(registry.format(result.url));
    if (!isOne)
      await page
        .locator(".errors li", { hasText: result.ok ? "" : result.error.message })
        .first()
        .waitFor();
    const wanted = spellFragment({ tab: "url", value: url, isGeneric: isGeneric === true }, redact);
    await page.waitForFunction((spelt) => location.hash === spelt, wanted);
  }
});

test("each typed character is shown at once, with its component", async () => {
  const page = await open(studied(""));
  const url = "gopher://host.dom:70/7/find%09rfc";
  for (let length = 1; length <= url.length; length++) {
    await page.locator("#url").pressSequentially(url[length - 1] as string);
    expect(await ruled()).toBe(url.slice(0, length));
  }
  const names = await page.locator(".ruler .name").allTextContents();
  expect(names.filter((name) => name !== "")).toEqual(["scheme", "host", "port", "gtype", "selector", "search"]);
});

test("the components, their octets and their rules are in a table", async () => {
  const page = await open(studied("ftp://host.dom/caf%C3%A9"));
  const row = page.locator("section[aria-labelledby=value] tr", {
    has: page.getByRole("rowheader", { name: "name", exact: true }),
  });
  expect(await row.locator("td").allTextContents()).toEqual([
    '"café"',
    "63 61 66 C3 A9",
    'fsegment = *[ uchar | "?" | ":" | "@" | "&" | "=" ]',
  ]);
});

test("the parameters of a query are in a table", async () => {
  const page = await open(studied("https://host.dom/?q=caf%C3%A9+noir&q=&a"));
  expect(await page.locator(".query-table tbody th").allTextContents()).toEqual(["q", "q", "a"]);
  expect(await page.locator(".query-table tbody td").allTextContents()).toEqual(['"café noir"', '""', "none"]);
});

test.each([
  ["https://h/", "Rule of RFC 3986"],
  ["ftp://h/", "Rule of RFC 1738 §5"],
])("the rules of %s are told to be of its RFC", async (url, heading) => {
  const page = await open(studied(url));
  await page.getByRole("columnheader", { name: heading }).waitFor();
});

test.each([
  ["gopher://h_x/", "_", "alphadigit"],
  ["nntp://host/group/", "the end", "digits"],
])("the error of %s is marked at its place, with what was expected there", async (url, marked, term) => {
  const page = await open(studied(url));
  expect(await page.textContent(".ruler .run.wrong .characters")).toBe(marked);
  await page.locator(".errors .term", { hasText: term }).first().waitFor();
});

test("a fix's button mends one error, the repair's button all; then the input has the focus again", async () => {
  const page = await open(studied("http://host.dom/a b/é"));
  await page.locator(".mend").getByRole("button", { name: "Write %20 for ␣" }).click();
  expect(await page.inputValue("#url")).toBe("http://host.dom/a%20b/é");
  await page.getByRole("button", { name: /^Repair all/ }).click();
  expect(await page.inputValue("#url")).toBe("http://host.dom/a%20b/%C3%A9");
  await focused("url");
  await page.waitForSelector("#state.right");
});

test.each([
  ["htp://host.dom/", "Perhaps: Write http: for htp:", "http://host.dom/"],
  ["http:/host.dom/a b#c", /^Perhaps: Repair all/, "http://host.dom/a%20b#c"],
])("a fix of %s that is not sure says so", async (url, name, mended) => {
  const page = await open(studied(url));
  await page.locator(".errors").getByRole("button", { name }).click();
  expect(await page.inputValue("#url")).toBe(mended);
  await page.waitForSelector("#state.right");
});

test("all further errors are listed", async () => {
  const page = await open(studied("ftp://host.dom/a b|c"));
  await page.getByRole("heading", { name: "Further errors" }).waitFor();
  expect(await page.locator(".errors li").count()).toBe(2);
});

test("missing facts are asked for, and become part of the dialogue", async () => {
  const page = await open(studied("news:comp.lang.c"));
  expect(await page.locator(".dialogue").count()).toBe(0);
  await page.fill("#newsServer", "news.host.dom:1119");
  expect(await page.locator(".dialogue li").allTextContents()).toEqual([
    "connect to news.host.dom, port 1119, and speak NNTP",
    "GROUP comp.lang.c",
  ]);
  await page.fill("#url", "ftp://host.dom/a.txt");
  await page.fill("#email", "anna@host.dom");
  await page.selectOption("select[name=guess]", "a");
  expect(await page.locator(".dialogue code").allTextContents()).toEqual([
    "USER anonymous",
    "PASS anna@host.dom",
    "TYPE A",
    "RETR a.txt",
  ]);
});

/** Returns the rows of the readers' table, as texts. */
async function readings(): Promise<readonly string[]> {
  const rows = await opened.page.locator(".readings tr").all();
  return Promise.all(rows.map(async (row) => (await row.locator("th, td").allTextContents()).join("|")));
}

test("findings are next to the browser's reading", async () => {
  const page = await open(studied("ftp://good.dom?:x@evil.dom/"));
  await page.getByText("Danger").waitFor();
  expect(await readings()).toContain("host|evil.dom|good.dom");
  expect(await page.locator(".readings tr.differs th").allTextContents()).toContain("host");
});

/** URLs, and rows of the table of their readings. */
const READ: readonly (readonly [url: string, rows: string[]])[] = [
  ["http://host.dom/%7Eanna", ["Part|RFC 1738|RFC 9110|new URL", "the rest|/%7Eanna|/%7Eanna|/%7Eanna"]],
  ["http://host.dom/~anna", ["scheme|refused|http|http", "the rest|/~anna|/~anna"]],
  ["http://host.dom/a#b", ["scheme|refused|http|http", "the rest|/a#b|/a#b"]],
  ["http://good.dom\\@evil.dom/", ["scheme|refused|refused|http", "host|good.dom"]],
  ["https://host.dom/~anna", ["Part|RFC 9110|new URL", "the rest|/~anna|/~anna"]],
  ["http://host.dom:99999/", ["the text|refused|refused|refused"]],
  ["https://host.dom#top", ["host|host.dom|host.dom", "the rest|#top|/#top"]],
];

test.each(sampled(READ))("the readings of %s are side by side, even if one refuses it", async (url, rows) => {
  const page = await open(studied(url));
  await page.waitForSelector(".readings[aria-busy=false]");
  expect(await readings()).toEqual(expect.arrayContaining(rows));
  // Where today's RFC and URL agree, nothing is marked.
  expect(await page.locator(".readings tr.differs").count()).toBe(0);
});

test("a shared link contains the URL, but not its password", async () => {
  const page = await open();
  await page.fill("#url", "ftp://anna:hunter2@h.dom/");
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByText("Link copied").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${opened.address}explorer/${studied("ftp://anna:***@h.dom/")}`);
  expect(await page.inputValue("#url")).toBe("ftp://anna:hunter2@h.dom/");
});

test("arrows go from piece to piece, and the rules of the chosen one are shown", async () => {
  const page = await open(studied("ftp://h.dom/a"));
  const chosen = page.locator(".ruler [aria-pressed=true]");
  await chosen.focus();
  await page.keyboard.press("Home");
  expect(await chosen.textContent()).toBe("ftp");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  expect(await chosen.textContent()).toBe("h");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("h");
  const lines = await page.locator(".lines li").allTextContents();
  expect(lines.map((line) => line.split(" ")[0])).toEqual([
    "ftpurl",
    "login",
    "hostport",
    "host",
    "hostname",
    "domainlabel",
  ]);
  await page.locator(".ruler button", { hasText: "://" }).click();
  expect(await page.locator(".lines li").count()).toBe(1);
});

test("the line of a rule leads to that line of the RFC", async () => {
  const page = await open(studied("ftp://h.dom/a"));
  await page.locator(".lines a", { hasText: "fpath =" }).click();
  await page.waitForURL("**/rfc1738.html#rule-fpath");
  expect(await page.locator("#rule-fpath").count()).toBe(1);
});

test("the keyboard alone reaches everything", async () => {
  const page = await open(studied("ftp://h.dom/a"));
  await page.locator("[role=tab][aria-selected=true]").focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForSelector("#text");
  await focused("tab-text");
  await page.keyboard.press("End");
  await page.waitForSelector("#grammar");
  await page.keyboard.press("Home");
  await page.waitForSelector("#url");
  await page.keyboard.press("Tab");
  await focused("url");
});

test("pasted text is searched for URLs, and shown without its secrets", async () => {
  const page = await open(studied(""));
  const text = "see <URL:ftp://ds.in\n   ternic.net/rfc> or ftp://anna:secret@host.dom/";
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  await page.focus("#url");
  await page.keyboard.press("Control+V");
  await page.waitForSelector("#text");
  expect(await page.locator(".hits > li > code").allTextContents()).toEqual([
    "ftp://ds.internic.net/rfc",
    "ftp://anna:***@host.dom/",
  ]);
  expect(await page.textContent(".redacted")).toContain("ftp://anna:***@host.dom/");
  await page.getByRole("button", { name: "Study ftp://ds.internic.net/rfc" }).click();
  expect(await page.inputValue("#url")).toBe("ftp://ds.internic.net/rfc");
});

describe("typed text does not go into the address, and secrets in the address are removed:", () => {
  const isClean = () => page().evaluate(() => !/hunter|4711/.test(document.URL));
  const page = () => opened.page;

  test("in the tab for a URL", async () => {
    await open(studied("ftp://anna:hunter1@host.dom/"));
    expect(await page().inputValue("#url")).toBe("ftp://anna:hunter1@host.dom/");
    expect(await isClean()).toBe(true);
    await page().fill("#url", "");
    const before = await page().evaluate(() => history.length);
    for (const character of "ftp://anna:hunter2@h.dom/") {
      await page().locator("#url").pressSequentially(character);
      expect(await isClean()).toBe(true);
    }
    expect(await page().evaluate(() => history.length)).toBe(before);
  });

  test("in the tab for a text, which masks secrets", async () => {
    await open("#text=my%20PIN%20is%204711");
    await page().waitForSelector("#text");
    expect(await isClean()).toBe(true);
    await page().fill("#text", "ftp://anna:hunter2@h.dom/ my PIN is 4711");
    expect(await isClean()).toBe(true);
    expect(await page().locator(".hits").innerHTML()).not.toContain("hunter");
    await page().getByRole("button", { name: "Study" }).click();
    expect(await page().inputValue("#url")).toBe("ftp://anna:hunter2@h.dom/");
    expect(await isClean()).toBe(true);
  });
});

test("a single pasted URL stays in its tab", async () => {
  const page = await open(studied(""));
  await page.evaluate(() => navigator.clipboard.writeText("http://h.dom/a b"));
  await page.focus("#url");
  await page.keyboard.press("Control+V");
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>("#url")?.value === "http://h.dom/a b");
});

test("other schemes are accepted on request", async () => {
  const page = await open(studied("afs://cell.dom/a"));
  await page.waitForSelector("#state.wrong");
  await page.getByText("to read the others by the generic syntax").waitFor();
  await page.check("input[name=generic]");
  await page.waitForSelector("#state.right");
  await page.waitForFunction(() => location.hash.endsWith("&generic"));
  await page.reload();
  await page.waitForSelector("#state.right");
});

test("the page speaks French, and remembers it", async () => {
  const page = await open(studied("gopher://h_x/"));
  await page.getByLabel("Language").selectOption("fr");
  await page.waitForSelector("html[lang=fr]");
  await page.getByRole("heading", { name: "Ce qui ne va pas" }).waitFor();
  const result = registry.safeParse("gopher://h_x/");
  expect(await page.textContent(".errors li")).toContain(result.ok ? "" : fr(result.error).message);
  await page.reload();
  await page.getByRole("heading", { name: "Ce qui ne va pas" }).waitFor();
});

test("a long URL is broken into lines, and 2,000 characters can still be edited", async () => {
  const url = `ftp://h.dom/${"abc%41/".repeat(284)}`;
  const page = await open(studied(url));
  await page.locator("#url").press("End");
  await page.locator("#url").pressSequentially("x");
  expect(await ruled()).toBe(`${url}x`);
});
