import type { Fix } from "@url1738/core";
import { loadable } from "../loadable.tsx";

const useAdvice = loadable(() => import("./fix-of.ts"));

/** Returns the fix for the first error in a text; loads only the advice, when it is first needed. */
export const useFix = (text: string, isNeeded: boolean): Fix | undefined => useAdvice(isNeeded)?.fixOf(text);
