import { useLayoutEffect, useState } from "preact/hooks";

/** Returns an earlier choice, if this browser keeps it. */
function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/**
 * Keeps a choice among a few beyond the life of the page, and shows it as an attribute of the root element.
 *
 * @param name - The name under which the browser keeps it.
 */
export function useSetting<T extends string>(
  attribute: string,
  choices: readonly T[],
  otherwise: T,
  name = attribute,
): readonly [T, (choice: T) => void] {
  const [choice, choose] = useState(() => choices.find((candidate) => candidate === kept(name)) ?? otherwise);
  // At once, because whoever has chosen may go on to the next page.
  useLayoutEffect(() => {
    document.documentElement.setAttribute(attribute, choice);
    try {
      localStorage.setItem(name, choice);
    } catch {
      // The visitor must then choose again on the next visit.
    }
  }, [attribute, name, choice]);
  return [choice, choose];
}
