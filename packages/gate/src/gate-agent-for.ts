import type { Agent, ClientRequest, ClientRequestArgs } from "node:http";
import { connect, isIPv6, type LookupFunction, type Socket, SocketAddress } from "node:net";
import type { Duplex } from "node:stream";
import { lookupFor, notReached } from "./allowed-addresses.ts";
import { limited, TIMEOUT } from "./connect-for.ts";
import { GateError } from "./gate-error.ts";

/** The allowed addresses of a host, or the reason why it has none. */
type Answer = readonly string[] | Error;

/** The field of the options that hands an answer on, so that each request asks once. */
const ANSWER = Symbol("answer");

type Options = ClientRequestArgs & { readonly [ANSWER]?: Answer };
type Created = (error: Error | null, stream?: Duplex | null) => void;
type Create = (this: Inside, to: Options, created: Created) => Duplex | null | undefined;

/** The functions that Node calls on an agent, and its connections. */
interface Inside {
  readonly options?: Partial<ClientRequestArgs> & { readonly proxyEnv?: object | null };
  readonly requests: Readonly<Record<string, readonly unknown[] | undefined>>;
  readonly freeSockets: Record<string, readonly Socket[] | undefined>;
  addRequest(request: ClientRequest, to: Options): void;
  createSocket(request: ClientRequest, to: Options, created: Created): void;
  createConnection: Create;
  reuseSocket(socket: Socket, request: ClientRequest): void;
  getName(to: Options): string;
  emit(event: string, ...values: readonly unknown[]): boolean;
}

/** Returns the allowed addresses of a host. */
type Gate = (host: string, port: number) => Promise<readonly string[]>;

/** What makes an agent a gated one. Another copy of this package finds it by the name of the symbol. */
interface Gated {
  readonly gates: Gate[];
  /** Makes a function that connects check where it has connected to. */
  readonly guard: (create: Create) => Create;
}

const GATED = Symbol.for("@url1738/gate");

/** Writes an address as sockets do, with its zone. */
const written = (address: string) =>
  new SocketAddress({ address, family: isIPv6(address) ? "ipv6" : "ipv4" }).address + (/%.*/.exec(address)?.[0] ?? "");

const isAmong = (addresses: readonly string[], address: string) =>
  addresses.some((other) => written(other) === written(address));

const leadsTo = ({ remoteAddress }: Socket, answer: Answer): boolean =>
  remoteAddress !== undefined && !(answer instanceof Error) && isAmong(answer, remoteAddress);

const astray = ({ remoteAddress = "an unknown address" }: Socket) =>
  new GateError("not-allowed", `The agent has connected to ${remoteAddress}, which may not be reached for this host.`);

const notOfNetwork = () => new GateError("not-allowed", "Sockets of this machine may not be reached.");

/**
 * Throws if an agent connects through a proxy: by Node itself (the option `proxyEnv`, `NODE_USE_ENV_PROXY`), which only a symbol shows, or
 * as the usual packages do.
 */
function checkProxy(agent: Inside): void {
  const key = Object.getOwnPropertySymbols(agent).find(({ description }) => description === "kProxyConfig");
  const isNamed = () => Object.keys(agent.options?.proxyEnv ?? {}).some((name) => /^https?_proxy$/i.test(name));
  const isByNode = key === undefined ? isNamed() : Reflect.get(agent, key);
  if (isByNode || ["proxy", "proxyOptions", "getProxyForUrl"].some((name) => Reflect.get(agent, name)))
    throw new GateError("not-allowed", "The agent connects through a proxy, whose connections cannot be checked.");
}

/** Makes Node find only the allowed addresses when it looks a name up to connect. */
const lookupOf = (answer: Answer) => (answer instanceof Error ? {} : { lookup: lookupFor(async () => answer) });

/** Makes a connection that fails with an error, so that Node goes on with the next request in its queue. */
function failing(error: Error): Socket {
  const lookup: LookupFunction = (_host, _options, fail) => void setImmediate(fail, error, "", 0);
  // The request may be over.
  return connect({ host: "refused.invalid", port: 1, lookup }).on("error", () => {});
}

/** Replaces the functions of an agent, but not yet the one that connects. */
function gatedFunctions(agent: Inside): Gated {
  const gates: Gate[] = [];
  const { addRequest, createSocket, reuseSocket, getName, emit } = agent;
  /** The connections that lead where they may; the others were made before the agent was gated. */
  const checked = new WeakSet<Socket>();
  /** The request that looks for a connection right now. */
  let current: { readonly request: ClientRequest; readonly answer: Answer } | undefined;

  async function ask(to: Options): Promise<Answer> {
    try {
      checkProxy(agent);
      const { host = "localhost", port, socketPath } = { ...to, ...agent.options };
      if (socketPath) throw notOfNetwork();
      const asked = Promise.all(gates.map((gate) => gate(`${host}`, Number(port))));
      const [first = [], ...others] = await limited(asked, { time: TIMEOUT, signal: undefined });
      const common = first.filter((address) => others.every((addresses) => isAmong(addresses, address)));
      if (common.length === 0) throw notReached(`${host}`);
      return common;
    } catch (error) {
      return error as Error;
    }
  }

  /** Checks where a connection leads, before anything is sent. */
  function check(socket: Socket, answer: Answer): Socket {
    if (checked.has(socket)) return socket;
    checked.add(socket);
    if (socket.connecting) {
      socket.prependOnceListener("connect", () => leadsTo(socket, answer) || socket.destroy(astray(socket)));
      return socket;
    }
    if (leadsTo(socket, answer)) return socket;
    const error = astray(socket);
    socket.on("error", () => {}).destroy();
    return check(failing(error), answer);
  }

  const functions: Omit<Inside, "options" | "requests" | "freeSockets" | "createConnection"> = {
    addRequest(this: Inside, request, to) {
      const { destroy } = request;
      // A request without a connection tells nobody that it was ended.
      const ended = new Promise<Error>((resolve) => {
        request.destroy = (error) => {
          resolve(new Error("The request was ended.", { cause: error }));
          return destroy.call(request, error);
        };
      });
      Promise.race([ask(to), ended]).then((answer) => {
        request.destroy = destroy;
        const fail = (error: unknown) => request.onSocket(failing(error as Error));
        if (answer instanceof Error) return fail(answer);
        current = { request, answer };
        try {
          addRequest.call(this, request, to);
        } catch (error) {
          fail(error);
        } finally {
          current = undefined;
        }
      });
    },
    // By this name, Node is about to look for an idle connection.
    getName(this: Inside, to) {
      const name = getName.call(this, to);
      const free = this.freeSockets[name];
      if (current === undefined || free === undefined) return name;
      const { answer } = current;
      this.freeSockets[name] = free.filter((socket) => leadsTo(socket, answer));
      for (const socket of free) if (!leadsTo(socket, answer)) socket.destroy();
      return name;
    },
    reuseSocket(this: Inside, socket, request) {
      reuseSocket.call(this, socket, request);
      if (current?.request !== request || !leadsTo(socket, current.answer)) socket.destroy(astray(socket));
    },
    createSocket(this: Inside, request, to, created) {
      const create = (answer: Answer) =>
        createSocket.call(this, request, { ...to, ...lookupOf(answer), [ANSWER]: answer }, (error, stream) =>
          error || !stream ? created(error, stream) : created(null, check(stream as Socket, answer)),
        );
      // A request that has waited for its turn is asked about again.
      if (current?.request === request) create(current.answer);
      else ask(to).then(create).catch(created);
    },
    emit(this: Inside, event, ...values) {
      if (event !== "free") return emit.call(this, event, ...values);
      const [socket, to] = values as [Socket, Options];
      const pass = (isAllowed: boolean) => (isAllowed ? emit.call(this, event, socket, to) : !!socket.destroy());
      const isAwaited = !socket.connecting && (this.requests[getName.call(this, to)] ?? []).length > 0;
      if (checked.has(socket) && isAwaited) ask(to).then((answer) => pass(leadsTo(socket, answer)));
      else pass(checked.has(socket));
      return true;
    },
  };

  /** Makes a function that connects check where it has connected to. */
  function guard(create: Create): Create {
    return function guarded(to, created) {
      const go = (answer: Answer) => {
        let isCreated = false;
        const take: Created = (error, stream) => {
          if (isCreated) return;
          isCreated = true;
          created(
            null,
            check(
              error || !stream ? failing(error ?? new Error("There is no connection.")) : (stream as Socket),
              answer,
            ),
          );
        };
        if (answer instanceof Error) return take(answer);
        try {
          const stream = create.call(this, { ...to, ...lookupOf(answer) }, take);
          if (stream) take(null, stream);
        } catch (error) {
          take(error as Error);
        }
      };
      if (to.path) go(notOfNetwork());
      else if (to[ANSWER] !== undefined) go(to[ANSWER]);
      else ask(to).then(go);
      return undefined;
    };
  }

  Object.assign(agent, functions);
  return { gates, guard };
}

/**
 * Makes an agent ask for every request, whether it gets a new connection or one that was used before, and check where each connection
 * leads, whoever makes it.
 */
export function gateAgentFor<A extends Agent>(agent: A, gate: Gate): A {
  const inside = agent as unknown as Inside & { readonly [GATED]?: Gated };
  checkProxy(inside);
  // Nobody has asked about these.
  for (const socket of Object.values(inside.freeSockets).flat()) socket?.destroy();
  const { [GATED]: gated = gatedFunctions(inside), createConnection } = inside;
  gated.gates.push(gate);
  const isGuarded = Reflect.get(createConnection, GATED) === true;
  const guarded = isGuarded ? createConnection : Object.assign(gated.guard(createConnection), { [GATED]: true });
  return Object.assign(agent, { [GATED]: gated, createConnection: guarded });
}
