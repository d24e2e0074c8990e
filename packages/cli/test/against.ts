import { type Manners, type Step, scripted } from "../../client/test/servers/scripted.ts";
import { type Ran, runWith, type Streams } from "./fake-host.ts";

/** Runs a command that fetches, against a server, whose address replaces `$HOST` in the arguments; in what is printed, its port is `PORT`. */
export async function against(
  script: readonly Step[],
  [command = "", ...args]: readonly string[],
  streams: Streams = {},
  manners: Manners = {},
): Promise<Ran & { readonly problems: readonly string[] }> {
  const server = await scripted([script], manners);
  const { port } = server;
  const host = `127.0.0.1:${port}`;
  const ran = await runWith([command, "--allow-private", ...args.map((arg) => arg.replace("$HOST", host))], streams);
  const { problems } = server;
  await server.close();
  // The digits of longer numbers may contain those of the port.
  const withoutPort = (text: string) => text.replace(new RegExp(`(?<!\\d)${port}(?!\\d)`, "g"), "PORT");
  return { ...ran, stdout: withoutPort(ran.stdout), stderr: withoutPort(ran.stderr), problems };
}
