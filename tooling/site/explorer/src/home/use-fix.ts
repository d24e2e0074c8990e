import type { Fix } from "@url1738/core";
import { useEffect, useState } from "preact/hooks";

let loaded: typeof import("./fix-of.ts") | undefined;

/** Returns the fix for the first error in a text; loads only the advice, when it is first needed. */
export function useFix(text: string, isNeeded: boolean): Fix | undefined {
  const [advice, setAdvice] = useState(loaded);
  useEffect(() => {
    if (!isNeeded || advice !== undefined) return;
    import("./fix-of.ts").then((module) => {
      loaded = module;
      setAdvice(module);
    });
  }, [isNeeded, advice]);
  return isNeeded ? advice?.fixOf(text) : undefined;
}
