/** An atom of a regular expression, with whether a class is negated, or a quantifier with what makes it lazy. */
const TOKENS = /\\(?:[pP]\{[^}]*\}|.)|\[\^?|\]|\(\?<?[=!]|\(\??[:<]?|[*+?]\??|\{\d+(?:,\d*)?\}\??|./gsu;

const OPPOSITES: Readonly<Record<string, string>> = {
  "[": "[^",
  "[^": "[",
  "(?=": "(?!",
  "(?!": "(?=",
  "(?<=": "(?<!",
  "(?<!": "(?<=",
};

/** Returns what takes the place of one token: the opposite class or look, nothing for an anchor or a quantifier. */
function changed(token: string, inClass: boolean): string | undefined {
  if (/^\\[dDsSwWbBpP]/.test(token) && !(inClass && /^\\b/i.test(token))) {
    const letter = token.charAt(1);
    const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
    return `\\${other}${token.slice(2)}`;
  }
  if (inClass) return undefined;
  return /^(?:[\^$]|[*+?]\??|\{.*)$/.test(token) ? "" : OPPOSITES[token];
}

/** Returns the mutants of a regular expression: without an anchor or a quantifier, with a class or a look negated. */
export function patternMutants({
  pattern,
  flags,
}: {
  readonly pattern: string;
  readonly flags: string;
}): readonly string[] {
  const mutants: string[] = [];
  let depth = 0;
  for (const { 0: token, index } of pattern.matchAll(TOKENS)) {
    const after = changed(token, depth > 0 && !(flags.includes("v") && token.startsWith("[")));
    if (token.startsWith("[") && (depth === 0 || flags.includes("v"))) depth += 1;
    else if (token === "]") depth -= 1;
    if (after !== undefined)
      mutants.push(`/${pattern.slice(0, index)}${after}${pattern.slice(index + token.length)}/${flags}`);
  }
  return mutants;
}
