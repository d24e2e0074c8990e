import { expect, test } from "vitest";
import { client, fetched } from "./fetched.ts";
import { files } from "./files.ts";
import { certificate } from "./start/certificate.ts";
import { startNginx } from "./start/nginx.ts";
import { withServer } from "./with-server.ts";

withServer("nginx", startNginx, (portFor) => {
  test.for([
    ["/pub/readme.txt", "pub/readme.txt"],
    ["/pub/caf%E9.txt", "pub/caf\xe9.txt"],
    ["/pub/a%20b/c%20d.txt", "pub/a b/c d.txt"],
    ["/pub/big.bin", "pub/big.bin"],
  ] as const)("%s", async ([path, file], context) => {
    expect(await fetched(`http://127.0.0.1:${portFor(context)}${path}`)).toBe(files[file]);
  });

  test("the rest of a file", async (context) => {
    const url = `http://127.0.0.1:${portFor(context)}/pub/big.bin`;
    expect(await fetched(url, { offset: 2_999_990 })).toBe("6789abcdef");
    // Nothing is left after the end, and there is nothing beyond it.
    expect(await fetched(url, { offset: 3_000_000 })).toBe("");
    await expect(client().open(url, { offset: 3_000_001 })).rejects.toMatchObject({
      message: expect.stringContaining("416"),
    });
  });

  test("a redirect", async (context) => {
    const url = `http://127.0.0.1:${portFor(context)}/redirected`;
    expect(await fetched(url, { follow: true })).toBe(files["pub/readme.txt"]);
    await expect(client().open(url)).rejects.toMatchObject({
      code: "refused",
      message: expect.stringContaining("302"),
    });
  });

  test("a missing file", async (context) => {
    const opening = client().open(`http://127.0.0.1:${portFor(context)}/nowhere`);
    await expect(opening).rejects.toMatchObject({ code: "refused", message: expect.stringContaining("404") });
  });

  // With `merge_slashes off`, the server looks for the target exactly as sent: no slash or dot has been removed on the way.
  test("a target that other clients would normalise", async (context) => {
    const port = portFor(context);
    await expect(client().open(`http://127.0.0.1:${port}//pub/readme.txt/`)).rejects.toMatchObject({ code: "refused" });
    expect(await fetched(`http://127.0.0.1:${port}/x/../pub/readme.txt`)).toBe(files["pub/readme.txt"]);
  });
});

withServer(
  "nginx with TLS",
  (places) => startNginx(places, true),
  (portFor) => {
    test("a file", async (context) => {
      const url = `https://127.0.0.1:${portFor(context)}/pub/big.bin`;
      expect(await fetched(url, { tls: { ca: certificate.cert } })).toBe(files["pub/big.bin"]);
    });

    test("a certificate without a trusted authority", async (context) => {
      const opening = client().open(`https://127.0.0.1:${portFor(context)}/pub/big.bin`);
      await expect(opening).rejects.toMatchObject({ code: "not-reached" });
    });
  },
);
