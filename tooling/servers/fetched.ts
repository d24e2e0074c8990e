import type { DialogueLine, OpenOptions, Resource } from "@url1738/client";
import { urlErrorOf } from "@url1738/core";
import { localClient, registry } from "../../packages/client/test/client.ts";
import { textOf } from "../../packages/client/test/play.ts";

/** Makes a client for the servers of this machine. */
export const client = (newsServer = "") => localClient(newsServer === "" ? {} : { context: { newsServer } });

/** Reads the octets of a resource, one per character. */
async function wholeText({ body, done }: Resource): Promise<string> {
  const text = await textOf(body);
  await done;
  return text;
}

/** Fetches the octets of a URL, one per character. */
export async function fetched(url: string, options: OpenOptions = {}, newsServer = ""): Promise<string> {
  return wholeText(await client(newsServer).open(url, options));
}

/**
 * Fetches several URLs of one server in one session, one after the other.
 *
 * @returns The octets of each, or the code of the error; and the number of connections to the server's host and port.
 */
export async function fetchedInSession(
  urls: readonly string[],
  host: string,
  options: OpenOptions = {},
): Promise<{ readonly texts: readonly string[]; readonly connections: number }> {
  let connections = 0;
  const onDialogue = ({ direction, line }: DialogueLine) => {
    if (direction === "note" && line === `connected to ${host.replace(":", ", port ")}`) connections += 1;
  };
  using session = client().session(urls[0] as string);
  const texts: string[] = [];
  for (const url of urls) {
    try {
      texts.push(await wholeText(await session.open(url, { ...options, onDialogue })));
    } catch (thrown) {
      texts.push(urlErrorOf(thrown)?.code ?? String(thrown));
    }
  }
  return { texts, connections };
}

/** Lists a URL's entries by name: their URLs, without the server; or the code of the error. */
export async function listed(url: string, newsServer = ""): Promise<Readonly<Record<string, string | undefined>>> {
  const answers: Record<string, string | undefined> = {};
  for await (const { name, url: value, error } of (await client(newsServer).open(url)).entries())
    answers[name] = value === undefined ? error?.code : registry.format(value).replace(/\/\/[^/]*/, "");
  return answers;
}
