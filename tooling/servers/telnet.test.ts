import { join } from "node:path";
import { expect, test } from "vitest";
import { client } from "./fetched.ts";
import { ownFolder } from "./own-folder.ts";
import { freePort, start } from "./running.ts";
import { type Places, withServer } from "./with-server.ts";

/** Starts busybox's telnetd, which greets, asks for a line and repeats it. */
async function startTelnetd({ root, own }: Places) {
  const port = await freePort();
  ownFolder(own, { greeter: '#!/bin/sh\nprintf "name? "\nread name\necho "hello $name"\n' });
  const args = ["telnetd", "-F", "-b", "127.0.0.1", "-p", String(port), "-l", join(own, "greeter")];
  return start({ root, program: "bin/busybox", args, port });
}

withServer("busybox telnetd", startTelnetd, (host) => {
  test("a session", async () => {
    const { kind, body, send } = await client().open(`telnet://${host()}/`);
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
