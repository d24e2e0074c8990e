/** Returns the anchor of a reason: an error and a hint may have the same reason. */
export const idOf = (kind: string, reason: string): string => `${kind}-${reason}`;
