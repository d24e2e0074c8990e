import { expect, test } from "vitest";
import { client, fetched } from "./fetched.ts";
import { files } from "./files.ts";
import { certificate } from "./start/certificate.ts";
import { startNginx } from "./start/nginx.ts";
import { withServer } from "./with-server.ts";

withServer("nginx", startNginx, (host) => {
  test.each([
    ["/pub/readme.txt", "pub/readme.txt"],
    ["/pub/caf%E9.txt", "pub/caf\xe9.txt"],
    ["/pub/a%20b/c%20d.txt", "pub/a b/c d.txt"],
    ["/pub/big.bin", "pub/big.bin"],
  ] as const)("%s", async (path, file) => {
    expect(await fetched(`http://${host()}${path}`)).toBe(files[file]);
  });

  test("the rest of a file", async () => {
    const url = `http://${host()}/pub/big.bin`;
    expect(await fetched(url, { offset: 2_999_990 })).toBe("6789abcdef");
    // Nothing is left after the end, and there is nothing beyond it.
    expect(await fetched(url, { offset: 3_000_000 })).toBe("");
    await expect(client().open(url, { offset: 3_000_001 })).rejects.toMatchObject({
      message: expect.stringContaining("416"),
    });
  });

  test("a redirect", async () => {
    const url = `http://${host()}/redirected`;
    expect(await fetched(url, { follow: true })).toBe(files["pub/readme.txt"]);
    await expect(client().open(url)).rejects.toMatchObject({
      code: "refused",
      message: expect.stringContaining("302"),
    });
  });

  test("a missing file", async () => {
    const opening = client().open(`http://${host()}/nowhere`);
    await expect(opening).rejects.toMatchObject({ code: "refused", message: expect.stringContaining("404") });
  });

  // With `merge_slashes off`, the server looks for the target exactly as sent: no slash or dot has been removed on the way.
  test("a target that other clients would normalise", async () => {
    await expect(client().open(`http://${host()}//pub/readme.txt/`)).rejects.toMatchObject({ code: "refused" });
    expect(await fetched(`http://${host()}/x/../pub/readme.txt`)).toBe(files["pub/readme.txt"]);
  });
});

withServer(
  "nginx with TLS",
  (places) => startNginx(places, true),
  (host) => {
    test("a file", async () => {
      const url = `https://${host()}/pub/big.bin`;
      expect(await fetched(url, { tls: { ca: certificate.cert } })).toBe(files["pub/big.bin"]);
    });

    test("a certificate without a trusted authority", async () => {
      const opening = client().open(`https://${host()}/pub/big.bin`);
      await expect(opening).rejects.toMatchObject({ code: "not-reached" });
    });
  },
);
