// Answers every request on this machine with two octets, by http and https. Prints both ports, as JSON.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createServer as createTlsServer } from "node:https";

const read = (name) =>
  readFileSync(new URL(`../../packages/client/test/servers/localhost.${name}.pem`, import.meta.url));
const answer = (_, response) => response.end("ok");
const servers = [createServer(answer), createTlsServer({ cert: read("cert"), key: read("key") }, answer)];
await Promise.all(servers.map((server) => new Promise((resolve) => server.listen(0, "localhost", resolve))));
console.log(JSON.stringify(servers.map((server) => server.address())));
