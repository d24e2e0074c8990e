/** What a scheme is called in the files of its package. */

const wordsOf = (name: string) => name.split(/[+.-]+/).filter(Boolean);

/** A word with its first letter in upper case. */
export function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** What cannot be the name of a constant, and what the modules of a package call something else. */
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

/** The scheme as an identifier: `x-my.name` is `xMyName`, `https` is `https`; `3com` and `new` need a word before them. */
export function identifierOf(name: string): string {
  const [first = "", ...rest] = wordsOf(name);
  const identifier = first + rest.map(capitalised).join("");
  return /^[a-z]/.test(identifier) && !TAKEN.has(identifier) ? identifier : `scheme${capitalised(identifier)}`;
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
