import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import axios from "axios";

export const CANARY = "CNRY0";

/** Returns the error of a request with a secret in each of its parts. */
export async function failedRequest(): Promise<Error> {
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      response.writeHead(500, { "Set-Cookie": `sid=${CANARY}`, "X-Api-Key": CANARY });
      response.end(JSON.stringify({ error: "no", access_token: CANARY }));
    });
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  try {
    const data = { user: "anna", password: CANARY };
    const headers = { Authorization: `Bearer ${CANARY}`, "X-Api-Key": CANARY };
    await axios.post(`http://localhost:${port}/login?sig=${CANARY}`, data, {
      headers,
      params: { token: CANARY },
      proxy: false,
    });
  } catch (error) {
    return error as Error;
  } finally {
    server.close();
  }
  throw new Error("The request has not failed");
}
