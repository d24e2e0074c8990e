import { useEffect, useState } from "preact/hooks";

/** What was chosen before, if this browser keeps it. */
function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** A choice among a few that outlives the page, and shows as an attribute of its root. */
export function useSetting<T extends string>(
  attribute: string,
  choices: readonly T[],
  otherwise: T,
): readonly [T, (choice: T) => void] {
  const [choice, choose] = useState(() => choices.find((one) => one === kept(attribute)) ?? otherwise);
  useEffect(() => {
    document.documentElement.setAttribute(attribute, choice);
    try {
      localStorage.setItem(attribute, choice);
    } catch {
      // It is then chosen anew on the next visit.
    }
  }, [attribute, choice]);
  return [choice, choose];
}
