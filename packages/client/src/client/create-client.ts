import { Url1738Error, type UrlValue } from "@url1738/core";
import { ownFields } from "@url1738/core/runtime";
import { MASK } from "@url1738/redact";
import { clientError, said, withScheme } from "../errors/client-error.ts";
import { type Connect, connectDirectly } from "../wire/connect.ts";
import { type Allow, allowGlobal, type LookUp, lookUp } from "../wire/reach.ts";
import { Scope } from "../wire/scope.ts";
import { type AskPassword, createIo } from "./create-io.ts";
import { deliver } from "./deliver.ts";
import type { ClientRegistry, Driver, Plan } from "./driver.ts";
import { checkOptions, checkSessionOptions, type OpenOptions, type SessionOptions } from "./options.ts";
import { Places } from "./places.ts";
import type { Resource } from "./resource.ts";
import { createSession, type Session } from "./session.ts";

/** The options of `createClient`. @public */
export interface ClientOptions {
  /** Decides which addresses and ports may be reached; by default `allowGlobal`. */
  readonly allow?: Allow | undefined;
  /** Connects to an allowed address, for instance through a proxy; by default directly. */
  readonly connect?: Connect | undefined;
  /** Finds the addresses of a host; by default the system does. */
  readonly lookUp?: LookUp | undefined;
  /** Asks the user for a password; called only if a server asks and the URL has none. */
  readonly askPassword?: AskPassword | undefined;
  /** Values that URLs lack (see `Registry.access`): the news server, the e-mail address for anonymous FTP. */
  readonly context?: unknown;
}

/** Fetches resources; `Url` is the type of the registry's values. @public */
export interface Client<Url extends UrlValue = UrlValue> {
  /**
   * Opens a resource.
   *
   * @param url - The URL, or its value.
   * @param options - The options of this transfer.
   * @returns The resource, once it begins to arrive.
   * @throws Url1738Error - With the codes of `parse` and `access`; `no-driver` with the plan; `not-reached`, `refused`, `incomplete`,
   *   `too-large` and `aborted`.
   */
  open(url: string | UrlValue, options?: OpenOptions): Promise<Resource<Url>>;
  /**
   * Begins a session. Its transfers share one connection per server and login, if the driver can keep it. It connects only at the first
   * `open`.
   *
   * @param url - The first URL to open, or its value; it is checked at once. Others may be opened as well.
   * @param options - The bounds of the session.
   * @returns The session; close it, or declare it with `using`.
   * @throws Url1738Error - With the codes of `parse` and `access`, and `no-driver`.
   */
  session(url: string | UrlValue, options?: SessionOptions): Session<Url>;
}

const TIMEOUT = 30_000;
const IDLE_TIMEOUT = 60_000;

/** Returns the plan for a URL, without the password if it leads to a gateway: whoever runs the gateway would read it. */
function planOf(registry: ClientRegistry, url: UrlValue, context: unknown): Plan {
  const plan = registry.access(url, context) as Plan & { readonly via?: string };
  const isSecret = plan.via !== undefined && (url as { readonly password?: unknown }).password !== undefined;
  return isSecret ? (registry.access({ ...url, password: undefined } as UrlValue, context) as Plan) : plan;
}

/** Masks the password of a plan. */
function shown(plan: Plan): Plan {
  const { password, ...rest } = plan as Plan & { readonly password?: unknown };
  return password === undefined ? plan : Object.assign(rest, { password: MASK });
}

/** Makes the error for a protocol without a driver. It contains the plan, with the password masked. */
function noDriver(url: UrlValue, plan: Plan): Error {
  const { error } = clientError("no-driver", said("no-driver", { protocol: plan.protocol }), {
    scheme: url.scheme,
    section: "4",
    hint: said("give-a-driver", { scheme: url.scheme }),
  });
  return new Url1738Error({ ...error, plan: shown(plan) } as typeof error);
}

function driverOf(drivers: readonly Driver[], url: UrlValue, plan: Plan, options: OpenOptions): Driver {
  const driver = drivers.find(({ protocol }) => protocol === plan.protocol);
  if (driver === undefined) throw noDriver(url, plan);
  const { scheme } = url;
  if (options.tls && driver.hasTls !== true)
    throw clientError("not-reached", said("no-tls", { protocol: plan.protocol }), { scheme });
  if (options.offset && driver.hasOffset !== true)
    throw clientError("invalid-value", said("no-offset", { protocol: plan.protocol }), {
      scheme,
      component: "options.offset",
    });
  return driver;
}

/** Returns the key of a connection: transfers with the same key go to the same server, with the same login and protection. */
function keyOf(plan: Plan, { tls, login }: OpenOptions): string {
  const { protocol, host, port, user, password } = plan as Plan & Readonly<Record<string, unknown>>;
  return JSON.stringify([protocol, host, port, user, password, tls, login]);
}

/**
 * Makes a client, which fetches resources.
 *
 * @param registry - The schemes, from `createRegistry`, with its gateways if it has any.
 * @param drivers - The drivers that carry out the plans, one per protocol; if two have the same protocol, the first is used.
 * @param options - The options that decide which servers may be reached, and how.
 * @returns The client.
 * @public
 */
export function createClient<Url extends UrlValue = UrlValue>(
  registry: ClientRegistry<Url>,
  drivers: readonly Driver[],
  options: ClientOptions = {},
): Client<Url> {
  const {
    allow = allowGlobal,
    connect = connectDirectly,
    lookUp: find = lookUp,
    askPassword,
    context,
  } = ownFields(options);
  const means = { allow, connect, lookUp: find };

  function prepare(target: string | UrlValue, options: OpenOptions) {
    const url = typeof target === "string" ? registry.parse(target) : target;
    const plan = planOf(registry, url, context);
    return { url, plan, options, driver: driverOf(drivers, url, plan, options) };
  }

  async function openIn(
    places: Places | undefined,
    request: ReturnType<typeof prepare>,
    begun?: (scope: Scope) => void,
  ) {
    const { url, plan, options, driver } = request;
    const { timeout = TIMEOUT, idleTimeout = IDLE_TIMEOUT, signal } = options;
    const scope = new Scope({ timeout, idleTimeout }, signal);
    begun?.(scope);
    try {
      const place = driver.keepsConnection ? await places?.enter(keyOf(plan, options), scope, timeout) : undefined;
      const transfer = { ...request, registry, means, scope, place, askPassword };
      const io = createIo(transfer);
      const performed = await scope.waitFor((async () => driver.perform(plan, io))());
      // The opened URL and those of all entries are values of this registry.
      return deliver(performed, io, transfer) as Resource<Url>;
    } catch (thrown) {
      const error = withScheme(scope.reason(thrown), url.scheme);
      scope.fail(error);
      throw error;
    }
  }

  function session(first: string | UrlValue, bounds: SessionOptions = {}): Session<Url> {
    const places = new Places(checkSessionOptions(bounds));
    prepare(first, {});
    return createSession(places, (target, wishes, begun) =>
      openIn(places, prepare(target, checkOptions(wishes)), begun),
    );
  }

  const open = async (target: string | UrlValue, wishes: OpenOptions = {}) =>
    openIn(undefined, prepare(target, checkOptions(wishes)));

  return { open, session };
}
