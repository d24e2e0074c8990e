import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join, normalize } from "node:path";
import { text } from "node:stream/consumers";

/** A folder served on the loopback interface, with a page. */
export interface Served {
  readonly address: string;
  /** The text that the page posts to `/answer`. */
  readonly answer: Promise<string>;
  close(): void;
}

/** Serves JavaScript from a folder, and a page under `/`. */
export async function serve(folder: string, page: string, headers: Readonly<Record<string, string>>): Promise<Served> {
  let answered: (answer: string) => void;
  const answer = new Promise<string>((resolve) => {
    answered = resolve;
  });

  async function respond(request: IncomingMessage): Promise<[status: number, type: string, body: string]> {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/answer") {
      answered(await text(request));
      return [204, "text/plain", ""];
    }
    if (pathname === "/") return [200, "text/html", page];
    const script = await readFile(join(folder, normalize(pathname)), "utf8").catch(() => undefined);
    return script === undefined ? [404, "text/plain", "Not found"] : [200, "text/javascript", script];
  }

  const server = createServer(async (request, response) => {
    const [status, type, body] = await respond(request);
    response.writeHead(status, { "Content-Type": `${type}; charset=utf-8`, ...headers }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${port}/`, answer, close };
}
