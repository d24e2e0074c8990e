import { loadable } from "./loadable.tsx";

const useSecrets = loadable(() => import("./secrets.ts"));

/** Returns `redact`, which is loaded when it is first needed. */
export const useRedact = (isNeeded: boolean) => useSecrets(isNeeded)?.redact;
