import { createRegistry, type Registry, type Scheme, urlErrorOf } from "@url1738/core";
import type { Options } from "./command.ts";
import { schemes } from "./schemes.ts";

/** The schemes of the plugins among the options, once they have been loaded. */
function pluginsIn({ plugin = [] }: Options): readonly Scheme[] {
  return plugin as readonly Scheme[];
}

/** The gateways among the options, each as `scheme=url`; or what is wrong with them. */
export function gatewaysIn(options: Options): {
  readonly gateways: Readonly<Record<string, string>>;
  readonly complaint?: string;
} {
  const { gateway } = options;
  const given = Array.isArray(gateway) ? gateway.map(String) : [];
  if (given.length === 0) return { gateways: {} };
  const unclear = given.find((text) => !/^[^=]+=/.test(text));
  if (unclear !== undefined)
    return {
      gateways: {},
      complaint: `A gateway is written scheme=url, as in wais=http://gw.dom/{url}, not ${unclear}.`,
    };
  const gateways = Object.fromEntries(
    given.map((text) => [text.slice(0, text.indexOf("=")), text.slice(text.indexOf("=") + 1)]),
  );
  try {
    create(options, gateways);
    return { gateways };
  } catch (thrown) {
    return { gateways: {}, complaint: urlErrorOf(thrown)?.message ?? String(thrown) };
  }
}

function create(options: Options, gateways: Readonly<Record<string, string>>): Registry {
  const settings = { generic: options.generic === true, gateways };
  return createRegistry([...(schemes as readonly Scheme[]), ...pluginsIn(options)], settings) as unknown as Registry;
}

/** The registry that a command's options ask for. */
export function registryFor(options: Options): Registry {
  return create(options, gatewaysIn(options).gateways);
}

/** Whether a URL of a scheme is reached, through gateways or not, by one of the ten schemes and not by a plugin's. */
export function isReachedByOwn(scheme: string, options: Options): boolean {
  const gateways = new Map(Object.entries(gatewaysIn(options).gateways));
  let name = scheme;
  for (let via = gateways.get(name); via !== undefined; via = gateways.get(name))
    name = via.replace(/:.*/s, "").toLowerCase();
  return schemes.some((own) => own.name === name);
}
