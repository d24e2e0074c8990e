import type { Agent as HttpAgent } from "node:http";
import type { LookupFunction } from "node:net";
import { allowedAddresses, type GateOptions, lookupFor } from "./allowed-addresses.ts";
import { connectFor, type UndiciConnect } from "./connect-for.ts";
import { connectionsFor } from "./connections-for.ts";
import { fetchThrough } from "./fetch-through.ts";
import { gateAgentFor } from "./gate-agent-for.ts";

/** A gate: four ways to connect that refuse the same addresses. @public */
export interface Gate {
  /** Fetches like the platform's `fetch`; see `fetch`. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** Gates an agent; see `gateAgent`. */
  readonly gateAgent: <A extends HttpAgent>(agent: A) => A;
  /** The option `connect` of undici's `Agent`; see `connect`. */
  readonly connect: UndiciConnect;
  /** The option `lookup` of sockets; see `lookup`. */
  readonly lookup: LookupFunction;
  /**
   * Closes the connections that `fetch` has kept, and those in use after their requests. Then `fetch` throws a `TypeError`.
   *
   * @returns A promise that is fulfilled once all connections were closed.
   */
  readonly close: () => Promise<void>;
}

/**
 * Makes a gate.
 *
 * @param options - The options that decide which addresses may be reached.
 * @returns The gate.
 * @throws RangeError - If a number or a time among them is out of its range.
 * @public
 */
export function createGate(options: GateOptions = {}): Gate {
  const ownOptions: GateOptions = Object.assign(Object.create(null), options);
  const connections = connectionsFor(ownOptions);
  return {
    fetch: (input, init) => fetchThrough(connections, input, init),
    gateAgent: (agent) => gateAgentFor(agent, (host, port) => allowedAddresses(host, port, ownOptions)),
    connect: connectFor(ownOptions),
    lookup: lookupFor((host) => allowedAddresses(host, undefined, ownOptions)),
    close: connections.close,
  };
}

const gate = createGate();

/**
 * Fetches with the platform's `fetch`, but only from addresses that everybody can reach, and without a proxy. It looks up and checks the
 * address of every request and redirect, also if it uses a connection again. It follows ten redirects at most, and none from https to http;
 * once one has led to another origin, fields with the names of secrets are dropped for good.
 *
 * @param input - The URL, of http or https and without a login, or the request.
 * @param init - The options of the platform's `fetch`; a `dispatcher` does nothing.
 * @returns The response.
 * @throws GateError - If no address of a host may be reached, or a redirect is refused.
 * @throws TypeError - If the URL is refused, without quoting it; or if there is no response: then `cause` says why.
 * @public
 */
export const fetch: Gate["fetch"] = gate.fetch;

/**
 * Makes an agent for `node:http` or `node:https` connect only to addresses that everybody can reach. It checks the address of every request,
 * also if it uses a connection again, and closes the connections that the agent has kept. Gated again, the agent reaches what all its gates
 * allow.
 *
 * @param agent - The agent; it is changed in place.
 * @returns The same agent.
 * @throws GateError - If the agent connects through a proxy.
 * @public
 */
export const gateAgent: Gate["gateAgent"] = gate.gateAgent;

/**
 * Connects for undici, only to addresses that everybody can reach: `new Agent({ connect })`.
 *
 * @param peer - The server.
 * @param callback - Called once with an error or a connection.
 * @public
 */
export const connect: UndiciConnect = gate.connect;

/**
 * Looks up names for the option `lookup` of sockets and agents, and finds only addresses that everybody can reach. Node does not call it
 * if the host is an address, as in `http://127.0.0.1/`; `gateAgent` and `connect` check such a host as well.
 *
 * @param hostname - The name.
 * @param options - The options of `dns.lookup`; only `all` and `family` count.
 * @param callback - Called with an error, one address, or all addresses.
 * @public
 */
export const lookup: LookupFunction = gate.lookup;
