import { useEffect, useMemo, useState } from "preact/hooks";
import { registryFor } from "../known.ts";
import type { Remedies } from "./remedies.ts";

let loaded: typeof import("./remedies.ts") | undefined;

/** Returns the remedies for the errors in a text; loads the advice when it is first needed. */
export function useRemedies(text: string, isGeneric: boolean, isNeeded: boolean): Remedies | undefined {
  const [advice, setAdvice] = useState(loaded);
  useEffect(() => {
    if (!isNeeded || advice !== undefined) return;
    import("./remedies.ts").then((module) => {
      loaded = module;
      setAdvice(module);
    });
  }, [isNeeded, advice]);
  return useMemo(
    () => (isNeeded ? advice?.remediesFor(registryFor(isGeneric), text) : undefined),
    [advice, text, isGeneric, isNeeded],
  );
}
