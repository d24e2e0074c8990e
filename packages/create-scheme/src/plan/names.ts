/** What a scheme is called in the files of its package. */

const wordsOf = (name: string) => name.split(/[+.-]+/).filter(Boolean);

/** A word with its first letter in upper case. */
export function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** The scheme as an identifier: `x-my.name` is `xMyName`. */
export function identifierOf(name: string): string {
  const [first = "", ...rest] = wordsOf(name.startsWith("x-") ? name : `scheme-${name}`);
  return first + rest.map(capitalised).join("");
}

/** The first word of the types' names: `x-my.name` is `XMyName`. */
export function typeNameOf(name: string): string {
  return capitalised(identifierOf(name));
}

/** The scheme as the name of a file: `x-my.name` is `x-my-name`. A package has files of its own that are called access and index. */
export function fileNameOf(name: string): string {
  const file = wordsOf(name).join("-");
  return ["", "access", "check-number", "index", "scheme"].includes(file)
    ? ["scheme", ...wordsOf(name)].join("-")
    : file;
}
