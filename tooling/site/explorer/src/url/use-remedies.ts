import { useMemo } from "preact/hooks";
import { registryFor } from "../known.ts";
import { loadable } from "../loadable.tsx";
import type { Remedies } from "./remedies.ts";

const useAdvice = loadable(() => import("./remedies.ts"));

/** Returns the remedies for the errors in a text; loads the advice when it is first needed. */
export function useRemedies(text: string, isGeneric: boolean, isNeeded: boolean): Remedies | undefined {
  const advice = useAdvice(isNeeded);
  return useMemo(() => advice?.remediesFor(registryFor(isGeneric), text), [advice, text, isGeneric]);
}
