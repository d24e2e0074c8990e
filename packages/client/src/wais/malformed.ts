import { clientError } from "../errors/client-error.ts";

/** The error of an answer that no WAIS server gives. */
export function malformed(why: string): Error {
  return clientError("refused", `The server does not speak WAIS: its answer ${why}.`, { section: "3.9" });
}
