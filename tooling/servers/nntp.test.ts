import { expect, test } from "vitest";
import { client, fetched, fetchedInSession, listed } from "./fetched.ts";
import { certificate } from "./start/certificate.ts";
import { startNnrpd } from "./start/nnrpd.ts";
import { withServer } from "./with-server.ts";

const BODY = "\r\n\r\nHello.\r\n.\r\n..two dots\r\n.lead\r\ncaf\xe9 latin1\r\nlast\r\n";

withServer("nnrpd", startNnrpd, (host) => {
  test("all groups", async () => {
    expect(await listed("news:*", host())).toMatchObject({ "local.test": "news:local.test" });
  });

  test("the articles of a group", async () => {
    const entries = await listed(`nntp://${host()}/local.test`);
    expect(entries).toEqual({ 1: "nntp:/local.test/1", 2: "nntp:/local.test/2" });
  });

  test("an article by its number", async () => {
    const text = await fetched(`nntp://${host()}/local.test/2`);
    expect(text).toContain("Message-ID: <second.1@host.dom>\r\n");
    expect(text.endsWith(BODY)).toBe(true);
  });

  test("an article by its message-id", async () => {
    expect((await fetched("news:first.1@host.dom", {}, host())).endsWith(BODY)).toBe(true);
  });

  test.each([false, true])("a session over one connection, also after errors, with TLS: %s", async (isProtected) => {
    const options = isProtected ? { tls: { ca: certificate.cert } } : {};
    const at = (path: string) => `nntp://${host()}/${path}`;
    const paths = ["local.test/1", "no.such/1", "local.test/99", "local.test/2"];
    const { texts, connections } = await fetchedInSession(paths.map(at), host(), options);
    expect(texts.map((text) => (text.endsWith(BODY) ? "whole" : text))).toEqual([
      "whole",
      "refused",
      "refused",
      "whole",
    ]);
    expect(connections).toBe(1);
  });

  test.each([
    ["nntp://HOST/no.such", "411"],
    ["nntp://HOST/local.test/99", "423"],
    ["news:nope@host.dom", "430"],
  ] as const)("%s: %s", async (url, code) => {
    const opening = client(host()).open(url.replace("HOST", host()));
    await expect(opening).rejects.toMatchObject({ code: "refused", message: expect.stringContaining(code) });
  });
});
