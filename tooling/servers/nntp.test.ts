import { expect, test } from "vitest";
import { client, fetched, fetchedInSession, listed } from "./fetched.ts";
import { certificate } from "./start/certificate.ts";
import { startNnrpd } from "./start/nnrpd.ts";
import { withServer } from "./with-server.ts";

const BODY = "\r\n\r\nHello.\r\n.\r\n..two dots\r\n.lead\r\ncaf\xe9 latin1\r\nlast\r\n";

withServer("nnrpd", startNnrpd, (portFor) => {
  test("all groups", async (context) => {
    expect(await listed("news:*", `127.0.0.1:${portFor(context)}`)).toMatchObject({ "local.test": "news:local.test" });
  });

  test("the articles of a group", async (context) => {
    const entries = await listed(`nntp://127.0.0.1:${portFor(context)}/local.test`);
    expect(entries).toEqual({ 1: "nntp:/local.test/1", 2: "nntp:/local.test/2" });
  });

  test("an article by its number", async (context) => {
    const text = await fetched(`nntp://127.0.0.1:${portFor(context)}/local.test/2`);
    expect(text).toContain("Message-ID: <second.1@host.dom>\r\n");
    expect(text.endsWith(BODY)).toBe(true);
  });

  test("an article by its message-id", async (context) => {
    expect((await fetched("news:first.1@host.dom", {}, `127.0.0.1:${portFor(context)}`)).endsWith(BODY)).toBe(true);
  });

  test.for([false, true])(
    "a session over one connection, also after errors, with TLS: %s",
    async (isProtected, context) => {
      const port = portFor(context);
      const options = isProtected ? { tls: { ca: certificate.cert } } : {};
      const at = (path: string) => `nntp://127.0.0.1:${port}/${path}`;
      const paths = ["local.test/1", "no.such/1", "local.test/99", "local.test/2"];
      const { texts, connections } = await fetchedInSession(paths.map(at), port, options);
      expect(texts.map((text) => (text.endsWith(BODY) ? "whole" : text))).toEqual([
        "whole",
        "refused",
        "refused",
        "whole",
      ]);
      expect(connections).toBe(1);
    },
  );

  test.for([
    ["nntp://127.0.0.1:PORT/no.such", "411"],
    ["nntp://127.0.0.1:PORT/local.test/99", "423"],
    ["news:nope@host.dom", "430"],
  ] as const)("%s: %s", async ([url, code], context) => {
    const port = String(portFor(context));
    const opening = client(`127.0.0.1:${port}`).open(url.replace("PORT", port));
    await expect(opening).rejects.toMatchObject({ code: "refused", message: expect.stringContaining(code) });
  });
});
