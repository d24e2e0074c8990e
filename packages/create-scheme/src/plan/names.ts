/** Makes the names of a scheme in the files of its package. */

const wordsOf = (name: string) => name.split(/[+.-]+/).filter(Boolean);

/** Returns a word with its first letter in upper case. */
export function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** The words that cannot be the name of a constant, or that the modules of a package use for something else. */
const TAKEN: ReadonlySet<string> = new Set([
  ..."arguments await break case catch class const continue debugger default delete do else enum eval export extends false".split(
    " ",
  ),
  ..."finally for function if implements import in instanceof interface let new null package private protected public".split(
    " ",
  ),
  ..."return static super switch this throw true try typeof undefined var void while with yield".split(" "),
  ..."conformance describe expect manifest name readme rows run test urls".split(" "),
]);

/** Returns the scheme as an identifier: `x-my.name` is `xMyName`, `https` is `https`; `3com` and `new` get a prefix. */
export function identifierOf(name: string): string {
  const [first = "", ...rest] = wordsOf(name);
  const identifier = first + rest.map(capitalised).join("");
  return /^[a-z]/.test(identifier) && !TAKEN.has(identifier) ? identifier : `scheme${capitalised(identifier)}`;
}

/** Returns the first word of the types' names: `x-my.name` is `XMyName`. */
export function typeNameOf(name: string): string {
  return capitalised(identifierOf(name));
}

/** Returns the scheme as a file name: `x-my.name` is `x-my-name`. A package already has other files such as access and index. */
export function fileNameOf(name: string): string {
  const file = wordsOf(name).join("-");
  return ["", "access", "check", "check-number", "index", "scheme"].includes(file)
    ? ["scheme", ...wordsOf(name)].join("-")
    : file;
}
