import { expect, test } from "vitest";
import { client, fetched, listed } from "./fetched.ts";
import { files } from "./files.ts";
import { serve } from "./inetd.ts";
import { startPygopherd } from "./start/pygopherd.ts";
import { type Places, withServer } from "./with-server.ts";

function startGophernicus({ root, files }: Places) {
  const args = (port: number) => ["-h", "127.0.0.1", "-p", String(port), "-r", files, "-nm", "-nu"];
  return serve({ root, program: "usr/sbin/gophernicus", args });
}

const servers = {
  // It ends the lines of texts with CRLF.
  gophernicus: { start: startGophernicus, textOf: (content = "") => content.replaceAll("\n", "\r\n") },
  pygopherd: { start: startPygopherd, textOf: (content = "") => content },
};

for (const [name, { start, textOf }] of Object.entries(servers))
  withServer(name, start, (host) => {
    test.each([
      ["/0/pub/readme.txt", "pub/readme.txt"],
      ["/0/pub/dots.txt", "pub/dots.txt"],
      ["/0/pub/caf%E9.txt", "pub/caf\xe9.txt"],
      ["/0/pub/a%20b/c%20d.txt", "pub/a b/c d.txt"],
    ] as const)("%s", async (path, file) => {
      expect(await fetched(`gopher://${host()}${path}`)).toBe(textOf(files[file]));
    });

    test("octets", async () => {
      expect(await fetched(`gopher://${host()}/9/pub/big.bin`)).toBe(files["pub/big.bin"]);
    });

    test("a menu leads on", async () => {
      const entries = Object.values(await listed(`gopher://${host()}/1/pub`));
      const readme = entries.find((url) => url?.includes("readme.txt"));
      expect(await fetched(`gopher://${host()}${readme?.slice("gopher:".length)}`)).toBe(
        textOf(files["pub/readme.txt"]),
      );
    });

    test("the answer for a missing item is ordinary content", async () => {
      const text = await fetched(`gopher://${host()}/0/nowhere`);
      expect(text).toMatch(/not found|does not exist/);
    });
  });

withServer("pygopherd, Gopher+", startPygopherd, (host) => {
  test("an item", async () => {
    expect(await fetched(`gopher://${host()}/0/pub/dots.txt%09%09+`)).toBe(files["pub/dots.txt"]);
  });

  test("its attributes", async () => {
    const url = `gopher://${host()}/0/pub/readme.txt%09%09!`;
    expect(await fetched(url)).toContain("+VIEWS:");
    expect(Object.values(await listed(url))).toEqual(["gopher:/0/pub/readme.txt%09%09+"]);
  });

  test("a missing item is an error", async () => {
    const opening = client().open(`gopher://${host()}/0/nowhere%09%09+`);
    await expect(opening).rejects.toMatchObject({
      code: "refused",
      message: expect.stringContaining("does not exist"),
    });
  });
});
