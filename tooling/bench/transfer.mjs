// Fetches a URL with the built client: transfer.mjs URL PIECES
import { localClient } from "./local-client.mjs";

const [url, pieces] = process.argv.slice(2);
const { body, done } = await localClient().open(url, { pieces });
for await (const _ of body);
await done;
