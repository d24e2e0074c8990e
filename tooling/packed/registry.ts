import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { basename } from "node:path";
import type { Package } from "../site/site.ts";

async function packument({ manifest, tarball }: Package, url: string): Promise<string> {
  const { name, version } = manifest;
  const integrity = `sha512-${createHash("sha512")
    .update(await readFile(tarball))
    .digest("base64")}`;
  const dist = { tarball: `${url}/-/${basename(tarball)}`, integrity };
  return JSON.stringify({ name, "dist-tags": { latest: version }, versions: { [version]: { ...manifest, dist } } });
}

/**
 * Serves packed packages as a registry does, and redirects requests for other packages to their own registry.
 *
 * @param packages - The packages.
 * @param elsewhere - The URL of the registry for all other packages.
 * @returns Its URL, and a function that ends it.
 */
export async function serveRegistry(
  packages: readonly Package[],
  elsewhere: string,
): Promise<{ readonly url: string; readonly close: () => void }> {
  let url = "";

  async function answer(path: string, response: ServerResponse): Promise<void> {
    const name = decodeURIComponent(path.slice(1));
    const named = packages.find(({ manifest }) => manifest.name === name);
    const asked = packages.find(({ tarball }) => path === `/-/${basename(tarball)}`);
    if (named !== undefined) response.setHeader("content-type", "application/json").end(await packument(named, url));
    else if (asked !== undefined) response.end(await readFile(asked.tarball));
    else response.writeHead(302, { location: new URL(path.slice(1), elsewhere).href }).end();
  }

  const server = createServer((request, response) => {
    answer(request.url ?? "/", response).catch((error) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => server.close() };
}
