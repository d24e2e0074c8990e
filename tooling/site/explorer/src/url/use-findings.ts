import { useMemo } from "preact/hooks";
import { loadable } from "../loadable.tsx";
import type { Findings } from "./audited.ts";

const useAudit = loadable(() => import("./audited.ts"));

/** Returns the findings in a text; what finds them is loaded once the page shows the text. */
export function useFindings(text: string, isGeneric: boolean): Findings | undefined {
  const audited = useAudit(text !== "");
  return useMemo(() => audited?.findingsIn(text, isGeneric), [audited, text, isGeneric]);
}
