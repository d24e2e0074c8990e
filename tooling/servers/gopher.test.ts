import { expect, test } from "vitest";
import { client, fetched, listed } from "./fetched.ts";
import { files } from "./files.ts";
import { startGophernicus } from "./start/gophernicus.ts";
import { startPygopherd } from "./start/pygopherd.ts";
import { withServer } from "./with-server.ts";

const servers = {
  // It ends the lines of texts with CRLF.
  gophernicus: { start: startGophernicus, textOf: (content = "") => content.replaceAll("\n", "\r\n") },
  pygopherd: { start: startPygopherd, textOf: (content = "") => content },
};

for (const [name, { start, textOf }] of Object.entries(servers))
  withServer(name, start, (portFor) => {
    test.for([
      ["/0/pub/readme.txt", "pub/readme.txt"],
      ["/0/pub/dots.txt", "pub/dots.txt"],
      ["/0/pub/caf%E9.txt", "pub/caf\xe9.txt"],
      ["/0/pub/a%20b/c%20d.txt", "pub/a b/c d.txt"],
    ] as const)("%s", async ([path, file], context) => {
      expect(await fetched(`gopher://127.0.0.1:${portFor(context)}${path}`)).toBe(textOf(files[file]));
    });

    test("octets", async (context) => {
      expect(await fetched(`gopher://127.0.0.1:${portFor(context)}/9/pub/big.bin`)).toBe(files["pub/big.bin"]);
    });

    test("a menu leads on", async (context) => {
      const port = portFor(context);
      const entries = Object.values(await listed(`gopher://127.0.0.1:${port}/1/pub`));
      const readme = entries.find((url) => url?.includes("readme.txt"));
      expect(await fetched(`gopher://127.0.0.1:${port}${readme?.slice("gopher:".length)}`)).toBe(
        textOf(files["pub/readme.txt"]),
      );
    });

    test("the answer for a missing item is ordinary content", async (context) => {
      const text = await fetched(`gopher://127.0.0.1:${portFor(context)}/0/nowhere`);
      expect(text).toMatch(/not found|does not exist/);
    });
  });

withServer("pygopherd, Gopher+", startPygopherd, (portFor) => {
  test("an item", async (context) => {
    expect(await fetched(`gopher://127.0.0.1:${portFor(context)}/0/pub/dots.txt%09%09+`)).toBe(files["pub/dots.txt"]);
  });

  test("its attributes", async (context) => {
    const url = `gopher://127.0.0.1:${portFor(context)}/0/pub/readme.txt%09%09!`;
    expect(await fetched(url)).toContain("+VIEWS:");
    expect(Object.values(await listed(url))).toEqual(["gopher:/0/pub/readme.txt%09%09+"]);
  });

  test("a missing item is an error", async (context) => {
    const opening = client().open(`gopher://127.0.0.1:${portFor(context)}/0/nowhere%09%09+`);
    await expect(opening).rejects.toMatchObject({
      code: "refused",
      message: expect.stringContaining("does not exist"),
    });
  });
});
