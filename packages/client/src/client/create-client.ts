import { Url1738Error, type UrlValue } from "@url1738/core";
import { MASK } from "@url1738/redact";
import { clientError, withScheme } from "../errors/client-error.ts";
import { said } from "../errors/said.ts";
import { type Allow, allowGlobal } from "../gate/allow-global.ts";
import { type Connect, connectDirectly } from "../wire/connect.ts";
import { type LookUp, lookUp } from "../wire/look-up.ts";
import { Scope } from "../wire/scope.ts";
import type { ClientRegistry } from "./client-registry.ts";
import { type AskPassword, createIo } from "./create-io.ts";
import { checkSize, deliver } from "./deliver.ts";
import type { Driver, Plan } from "./driver.ts";
import { checkOptions, type OpenOptions } from "./options.ts";
import { ownFields } from "./own-fields.ts";
import type { Resource } from "./resource.ts";

/**
 * What a client is made with.
 *
 * @public
 */
export interface ClientOptions {
  /** Says which addresses and ports may be reached; `allowGlobal` without it. */
  readonly allow?: Allow | undefined;
  /** Connects to an address that is allowed, for instance through a proxy; directly without it. */
  readonly connect?: Connect | undefined;
  /** Finds the addresses of a host; the system does without it. */
  readonly lookUp?: LookUp | undefined;
  /** Asks the user for a password; called only when a server asks and the URL has none. */
  readonly askPassword?: AskPassword | undefined;
  /** What URLs do not say, see `Registry.access`: the news server, the e-mail address for anonymous FTP. */
  readonly context?: unknown;
}

/** Fetches resources. @public */
export interface Client {
  /**
   * Opens a resource.
   *
   * @param url - The URL, or its value.
   * @param options - How.
   * @returns The resource, once it begins to arrive.
   * @throws Url1738Error - With the codes of `parse` and `access`; `no-driver` with the plan; `not-reached`, `refused`, `incomplete`,
   *   `too-large` and `aborted`.
   */
  open(url: string | UrlValue, options?: OpenOptions): Promise<Resource>;
}

const TIMEOUT = 30_000;
const IDLE_TIMEOUT = 60_000;

/** How a resource is reached, where a gateway's URL carries no password: whoever runs it would read it. */
function planOf(registry: ClientRegistry, url: UrlValue, context: unknown): Plan {
  const plan = registry.access(url, context) as Plan & { readonly via?: string };
  const isSecret = plan.via !== undefined && (url as { readonly password?: unknown }).password !== undefined;
  return isSecret ? (registry.access({ ...url, password: undefined } as UrlValue, context) as Plan) : plan;
}

/** A plan that can be shown. */
function shown(plan: Plan): Plan {
  const { password, ...rest } = plan as Plan & { readonly password?: unknown };
  return password === undefined ? plan : Object.assign(rest, { password: MASK });
}

/** The error of a protocol that nobody has brought a driver for. It has the plan, without a password. */
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

/**
 * Makes what fetches resources.
 *
 * @param registry - The schemes, from `createRegistry`; with its gateways, if it has some.
 * @param drivers - What carries out their plans, one for each protocol; of two for the same, the first.
 * @param options - Who may be reached, and by which way.
 * @returns The client.
 * @public
 */
export function createClient(
  registry: ClientRegistry,
  drivers: readonly Driver[],
  options: ClientOptions = {},
): Client {
  const {
    allow = allowGlobal,
    connect = connectDirectly,
    lookUp: find = lookUp,
    askPassword,
    context,
  } = ownFields(options);
  const ways = { allow, connect, lookUp: find };

  async function open(given: string | UrlValue, wishes: OpenOptions = {}): Promise<Resource> {
    const checked = checkOptions(wishes);
    const url = typeof given === "string" ? registry.parse(given) : given;
    const plan = planOf(registry, url, context);
    const driver = driverOf(drivers, url, plan, checked);
    const { timeout = TIMEOUT, idleTimeout = IDLE_TIMEOUT, signal } = checked;
    const scope = new Scope({ timeout, idleTimeout }, signal);
    const io = createIo({ url, registry, options: checked, plan, driver, ways, scope, askPassword });
    try {
      const performed = await scope.waitFor((async () => driver.perform(plan, io))());
      checkSize(performed, checked);
      scope.opened();
      return deliver(performed, { url, options: checked, scope });
    } catch (thrown) {
      const error = withScheme(scope.reason(thrown), url.scheme);
      scope.fail(error);
      throw error;
    }
  }

  return { open };
}
