/**
 * Decides which addresses `fetch`, `node:http` and undici may reach.
 *
 * @packageDocumentation
 */

export type { Allow, GateOptions, LookUp } from "./allowed-addresses.ts";
export type { UndiciConnect, UndiciPeer } from "./connect-for.ts";
export { connect, createGate, fetch, type Gate, gateAgent, lookup } from "./create-gate.ts";
export { GateError } from "./gate-error.ts";
export { isGlobalAddress } from "./is-global-address.ts";
