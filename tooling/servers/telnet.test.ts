import { expect, test } from "vitest";
import { client } from "./fetched.ts";
import { startTelnetd } from "./start/telnetd.ts";
import { withServer } from "./with-server.ts";

withServer("busybox telnetd", startTelnetd, (portFor) => {
  test("a session", async (context) => {
    const { kind, body, send } = await client().open(`telnet://127.0.0.1:${portFor(context)}/`);
    expect(kind).toBe("session");
    let text = "";
    for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
      const isAsked = !text.includes("name? ");
      text += Buffer.from(piece).toString("latin1");
      if (isAsked && text.includes("name? ")) await send?.(Buffer.from("anna\r\n"));
    }
    expect(text).toContain("hello anna");
  });
});
