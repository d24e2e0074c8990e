import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { Manifest, Package } from "./site/site.ts";

/** The metadata of a package. */
interface Packument {
  readonly name: string;
  readonly "dist-tags": Readonly<Record<string, string>>;
  readonly versions: Readonly<Record<string, { readonly dist: { readonly tarball: string } }>>;
}

/** A version and its tarball, as `npm publish` sends them. */
interface Published extends Packument {
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>;
}

/** Returns what `npm publish` sends to a registry. */
export function published(manifest: Pick<Manifest, "name" | "version">, octets: Buffer, registry: string): Published {
  const { name, version } = manifest;
  const integrity = `sha512-${createHash("sha512").update(octets).digest("base64")}`;
  const dist = { tarball: `${registry}${name}/-/${version}.tgz`, integrity };
  return {
    name,
    "dist-tags": { latest: version },
    versions: { [version]: { ...manifest, dist } },
    _attachments: { tarball: { data: octets.toString("base64") } },
  };
}

/**
 * Serves packages on the loopback interface, as a registry does, and takes those that are published there.
 *
 * @param packages - Packed packages that it has from the start.
 * @param elsewhere - The URL of a registry that has all others; without one, they are unknown.
 * @returns Its URL, and a function that ends it.
 */
export async function serveRegistry(
  packages: readonly Package[] = [],
  elsewhere?: string,
): Promise<{ readonly url: string; readonly close: () => void }> {
  const packuments = new Map<string, Packument>();
  const tarballs = new Map<string, Buffer>();

  function take({ _attachments, ...fields }: Published): void {
    const [version] = Object.values(fields.versions);
    const [attached] = Object.values(_attachments);
    tarballs.set(new URL(version?.dist.tarball ?? "").pathname, Buffer.from(attached?.data ?? "", "base64"));
    const { versions, ...others } = packuments.get(fields.name) ?? { versions: {} };
    packuments.set(fields.name, { ...others, ...fields, versions: { ...versions, ...fields.versions } });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === "PUT") take((await json(request)) as Published);
    const path = request.url ?? "/";
    const packument = packuments.get(decodeURIComponent(path.slice(1)));
    const tarball = tarballs.get(path);
    if (packument !== undefined) response.setHeader("content-type", "application/json").end(JSON.stringify(packument));
    else if (tarball !== undefined) response.end(tarball);
    else if (elsewhere === undefined) response.writeHead(404).end("{}");
    else response.writeHead(302, { location: new URL(path.slice(1), elsewhere).href }).end();
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  for (const { manifest, tarball } of packages) take(published(manifest, readFileSync(tarball), url));
  return { url, close: () => server.close() };
}
