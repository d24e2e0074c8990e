import { createRegistry, type Registry, type Scheme, urlErrorOf } from "@url1738/core";
import type { Options } from "./command.ts";
import { schemes } from "./index.ts";

/** The gateways among the options, each as `scheme=url`; or what is wrong with them. */
export function gatewaysIn({ gateway }: Options): {
  readonly gateways: Readonly<Record<string, string>>;
  readonly complaint?: string;
} {
  const given = Array.isArray(gateway) ? gateway.map(String) : [];
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
    create({}, gateways);
    return { gateways };
  } catch (thrown) {
    return { gateways: {}, complaint: urlErrorOf(thrown)?.message ?? String(thrown) };
  }
}

function create(options: Options, gateways: Readonly<Record<string, string>>): Registry {
  const settings = { generic: options.generic === true, gateways };
  return createRegistry(schemes as readonly Scheme[], settings) as unknown as Registry;
}

/** The registry that a command's options ask for. */
export function registryFor(options: Options): Registry {
  return create(options, gatewaysIn(options).gateways);
}
