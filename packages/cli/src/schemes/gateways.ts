import { urlErrorOf } from "@url1738/core";
import type { Language } from "../language/language.ts";
import { gatewaysIn, gatewayTexts, ownSchemes, registryFor, type SchemeOptions } from "./registry-for.ts";

/** Returns what is wrong with the gateways in the options, if anything is. */
export function gatewayRefusal(options: SchemeOptions, { say, fact }: Language): string | undefined {
  const misspelt = gatewayTexts(options).find((text) => !/^[^=]+=/.test(text));
  if (misspelt !== undefined)
    return say("A gateway is written scheme=url, as in wais=http://gw.dom/{url}, not {given}.", { given: misspelt });
  try {
    registryFor(options);
    return undefined;
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    return error === undefined ? String(thrown) : fact(error).message;
  }
}

/** Tells whether a URL of a scheme is reached, directly or through gateways, by a built-in scheme rather than a plugin's. */
export function isReachedByOwn(scheme: string, options: SchemeOptions): boolean {
  const gateways = new Map(Object.entries(gatewaysIn(options)));
  let name = scheme;
  for (let via = gateways.get(name); via !== undefined; via = gateways.get(name))
    name = via.replace(/:.*/s, "").toLowerCase();
  return ownSchemes(options).some((own) => own.name === name);
}
