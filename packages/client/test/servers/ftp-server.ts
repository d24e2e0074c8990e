import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";

/** A directory of the server: the text of a file, or another directory. */
export interface Tree {
  readonly [name: string]: string | Tree;
}

/** The behaviour of the server. */
export interface FtpManners {
  /** Commands that it does not know. */
  readonly lacks?: readonly string[];
  /** Says something instead of a command's reply; with `421`, it closes the connection. */
  readonly instead?: (command: string, connection: number) => string | undefined;
}

async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as { readonly port: number }).port;
}

const isTree = (node: unknown): node is Tree => typeof node === "object";

/** An FTP server for many transfers over one connection. It starts in `/home`. */
export class FtpServer {
  readonly #root: Tree;
  readonly #manners: FtpManners;
  readonly #server = createServer((socket) => this.#serve(socket));
  readonly sockets = new Set<Socket>();
  /** The commands of each connection. */
  readonly commands: string[][] = [];
  port = 0;

  constructor(root: Tree, manners: FtpManners = {}) {
    this.#root = root;
    this.#manners = manners;
  }

  async listen(): Promise<this> {
    this.port = await listen(this.#server);
    return this;
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.#server.close();
  }

  #at(path: readonly string[]): string | Tree | undefined {
    let node: string | Tree | undefined = this.#root;
    for (const name of path) node = isTree(node) ? node[name] : undefined;
    return node;
  }

  #serve(socket: Socket): void {
    const said: string[] = [];
    const number = this.commands.push(said) - 1;
    this.sockets.add(socket.setNoDelay(true));
    let passive: Server | undefined;
    socket
      .on("error", () => {})
      .on("close", () => {
        this.sockets.delete(socket);
        // A client that gave up may never have connected.
        passive?.close();
      });
    socket.write("220 ready\r\n");
    let cwd: string[] = ["home"];
    let data: Promise<Socket> | undefined;
    let text = "";
    const pathOf = (name: string) =>
      (name.startsWith("/") ? [] : cwd).concat(name.split("/").filter((part) => part !== ""));
    const send = async (octets: string) => {
      socket.write("150 here\r\n");
      const over = await data;
      over?.end(octets, "latin1");
      await once(over as Socket, "close");
      return "226 done";
    };
    const answers: Record<string, (argument: string) => string | Promise<string>> = {
      USER: () => "331 your password",
      PASS: () => "230 in",
      PWD: () => `257 "/${cwd.join("/").replaceAll('"', '""')}" is current`,
      TYPE: () => "200 set",
      CWD: (name) => {
        if (!isTree(this.#at(pathOf(name)))) return "550 not there";
        cwd = pathOf(name);
        return "250 moved";
      },
      EPSV: async () => {
        const server = createServer();
        passive = server;
        data = once(server, "connection").then(([other]: Socket[]) => {
          server.close();
          (other as Socket).on("error", () => {}).resume();
          return other as Socket;
        });
        const port = await listen(server);
        if (socket.destroyed) server.close();
        return `229 ok (|||${port}|)`;
      },
      RETR: (name) => {
        const file = this.#at(pathOf(name));
        return typeof file === "string" ? send(file) : "550 not there";
      },
      NLST: (name) => {
        const names = Object.keys(this.#at(pathOf(name)) ?? {});
        return names.length === 0 ? "550 No files found" : send(names.map((one) => `${one}\r\n`).join(""));
      },
      MLSD: (name) => {
        const lines = Object.entries(this.#at(pathOf(name)) as Tree).map(([one, node]) =>
          isTree(node) ? `Type=dir;Modify=20240229010203.5; ${one}` : `type=file;size=${node.length};x=y; ${one}`,
        );
        return send(["type=cdir; .", "type=pdir; ..", ...lines].map((line) => `${line}\r\n`).join(""));
      },
      QUIT: () => "221 bye",
    };
    const answer = async (line: string) => {
      said.push(line);
      const [, verb = "", argument = ""] = /^(\w+) ?(.*)$/s.exec(line) ?? [];
      const isKnown = answers[verb] !== undefined && !this.#manners.lacks?.includes(verb);
      const reply =
        this.#manners.instead?.(line, number) ?? (isKnown ? await answers[verb]?.(argument) : "500 unknown");
      socket.write(`${reply}\r\n`);
      if (verb === "QUIT" || reply?.startsWith("421")) socket.end();
    };
    let last: Promise<void> = Promise.resolve();
    socket.setEncoding("latin1").on("data", (piece) => {
      text += piece;
      for (let end = text.indexOf("\r\n"); end >= 0; end = text.indexOf("\r\n")) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        last = last.then(() => answer(line)).catch(() => {});
      }
    });
  }
}
