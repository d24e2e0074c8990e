import type { Agent, ClientRequestArgs } from "node:http";
import type { Duplex } from "node:stream";
import { allowedAddresses, type GateOptions, lookupFor } from "./allowed-addresses.ts";
import { GateError } from "./gate-error.ts";

type Created = (error: Error | null, stream: Duplex) => void;
type Create = (this: Agent, to: ClientRequestArgs, created: Created) => Duplex | null | undefined;

/** Makes an agent check every address, including one in the URL, for which Node never calls `lookup`. */
export function gateAgentFor<A extends Agent>(agent: A, options: GateOptions): A {
  const create = agent.createConnection as Create;
  const gated: Create = function (to, created) {
    const refuse = (error: Error) => created(error, undefined as unknown as Duplex);
    const { host, socketPath } = to;
    if (socketPath) {
      refuse(new GateError("not-allowed", "Sockets of this machine may not be reached."));
      return undefined;
    }
    allowedAddresses(host ?? "localhost", Number(to.port), options)
      .then((addresses) => {
        // Node looks up the name within `connect`: let it find only the allowed addresses.
        const stream = create.call(this, { ...to, lookup: lookupFor(async () => addresses) }, created);
        if (stream) created(null, stream);
      })
      .catch(refuse);
    return undefined;
  };
  return Object.assign(agent, { createConnection: gated });
}
