/** Puts a noun with its article after `de`: `du port`, `de l’hôte`. */
export function afterDe(noun: string): string {
  return noun.startsWith("le ") ? `du ${noun.slice("le ".length)}` : `de ${noun}`;
}

/** Puts a noun with its article after `à`: `au port`, `à l’hôte`. */
export function afterA(noun: string): string {
  return noun.startsWith("le ") ? `au ${noun.slice("le ".length)}` : `à ${noun}`;
}
