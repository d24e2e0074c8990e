import { audit, type Finding } from "@url1738/lint";
import { httpOfRfc1738, registryFor } from "../known.ts";

/** The findings in a URL. */
export interface Findings {
  readonly all: readonly Finding[];
  /** Those of an http URL read to the letter of RFC 1738; none if it cannot be read so. */
  readonly byTheLetter: readonly Finding[];
}

/** Returns what `audit` finds in a text. */
export function findingsIn(text: string, isGeneric: boolean): Findings {
  const registry = registryFor(isGeneric);
  return {
    all: registry.canParse(text) ? audit(registry, text) : [],
    byTheLetter: httpOfRfc1738.canParse(text) ? audit(httpOfRfc1738, text) : [],
  };
}
