import type { OpenOptions } from "@url1738/client";
import { expect, test } from "vitest";
import { client, fetched, fetchedInSession, listed } from "./fetched.ts";
import { files } from "./files.ts";
import { freePort, start } from "./running.ts";
import { certificate } from "./start/certificate.ts";
import { startVsftpd } from "./start/vsftpd.ts";
import { type Places, withServer } from "./with-server.ts";

/** The files by the paths of their URLs. */
const paths = Object.entries(files).map(
  ([path, content]) => [path.replace(/[^\w/.-]/g, (octet) => `%${octet.charCodeAt(0).toString(16)}`), content] as const,
);

/** The paths of a session: another directory, an error of each kind, and back. */
const walk = [
  ["pub/readme.txt", "hello\nline two\n"],
  ["pub/nowhere", "refused"],
  ["nowhere/readme.txt", "refused"],
  ["pub/emptydir/", ""],
  ["pub/big.bin", files["pub/big.bin"]],
  ["pub/readme.txt;type=a", "hello\r\nline two\r\n"],
  ["pub/readme.txt", "hello\nline two\n"],
] as const;

async function testSession(host: string, tls?: OpenOptions["tls"]): Promise<void> {
  const urls = walk.map(([path]) => `ftp://${host}/${path}`);
  const fetched = await fetchedInSession(urls, host, { tls });
  expect(fetched).toEqual({ texts: walk.map(([, text]) => text), connections: 1 });
}

async function startPyftpdlib({ root, files }: Places) {
  const port = await freePort();
  const args = ["-m", "pyftpdlib", "-i", "127.0.0.1", "-p", String(port), "-d", files];
  return start({ root, program: "/usr/bin/python3", args, port });
}

const servers = {
  pyftpdlib: { start: startPyftpdlib, knows: /^(?!.*(?:caf%e9|%ff))/, emptyCwd: "hello\nline two\n" },
  vsftpd: { start: startVsftpd, knows: /./, emptyCwd: undefined },
};

for (const [name, { start, knows, emptyCwd }] of Object.entries(servers))
  withServer(name, start, (host) => {
    test.each(paths.filter(([path]) => knows.test(path)))("%s", async (path, content) => {
      expect(await fetched(`ftp://${host()}/${path}`)).toBe(content);
    });

    test("text", async () => {
      const text = await fetched(`ftp://${host()}/pub/readme.txt;type=a`);
      expect(text).toBe("hello\r\nline two\r\n");
    });

    test("the rest of a file", async () => {
      const options = { offset: 2_999_990 };
      expect(await fetched(`ftp://${host()}/pub/big.bin`, options)).toBe("6789abcdef");
    });

    test.each(["/pub/", "/pub;type=d"])("the entries of %s", async (path) => {
      const entries = await listed(`ftp://${host()}${path}`);
      expect(entries).toMatchObject({
        "a;b.txt": "ftp:/pub/a%3Bb.txt",
        "a b": "ftp:/pub/a%20b",
        " lead.txt": "ftp:/pub/%20lead.txt",
        "trail ": "ftp:/pub/trail%20",
        "50%off": "ftp:/pub/50%25off",
      });
      expect(Object.keys(entries)).not.toContain("..");
    });

    test("an empty directory", async () => {
      expect(await listed(`ftp://${host()}/pub/emptydir/`)).toEqual({});
    });

    test("a missing file", async () => {
      const opening = client().open(`ftp://${host()}/pub/nowhere`);
      await expect(opening).rejects.toMatchObject({ code: "refused", message: expect.stringContaining("550") });
    });

    test("an empty CWD", async () => {
      const fetching = fetched(`ftp://${host()}//pub/readme.txt`);
      if (emptyCwd === undefined)
        await expect(fetching).rejects.toMatchObject({ error: { hint: expect.stringContaining("%2F") } });
      else expect(await fetching).toBe(emptyCwd);
    });

    test("a cancelled transfer, and the next one", async () => {
      await expect(fetched(`ftp://${host()}/pub/big.bin`, { maxBytes: 100_000 })).rejects.toMatchObject({
        code: "too-large",
      });
      expect(await fetched(`ftp://${host()}/pub/readme.txt`)).toBe("hello\nline two\n");
    });

    test("a session over one connection, also after errors", async () => {
      await testSession(host());
    });

    test("twenty transfers at once", async () => {
      const urls = Array.from({ length: 20 }, () => `ftp://${host()}/pub/readme.txt`);
      expect(new Set(await Promise.all(urls.map((url) => fetched(url))))).toEqual(new Set(["hello\nline two\n"]));
    });
  });

withServer(
  "vsftpd with TLS",
  (places) => startVsftpd(places, true),
  (host) => {
    test("a file, with data of the same session", async () => {
      const url = `ftp://${host()}/pub/big.bin`;
      expect(await fetched(url, { tls: { ca: certificate.cert } })).toBe(files["pub/big.bin"]);
    });

    test("a session over one connection, also after errors", async () => {
      await testSession(host(), { ca: certificate.cert });
    });

    test("without it, the login is refused", async () => {
      const opening = client().open(`ftp://${host()}/pub/big.bin`);
      await expect(opening).rejects.toMatchObject({ code: "refused" });
    });
  },
);
