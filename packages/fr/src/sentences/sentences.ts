/**
 * French sentences, by their reasons. In braces they contain params and these names:
 *
 * | in braces | meaning |
 * |---|---|
 * | `found` | the character: `un espace`, `« é » (U+00E9)` |
 * | `expected` | the characters that the grammar allows there: `une lettre ou un chiffre` |
 * | `component` | the component with its article: `l’hôte` |
 * | `de component`, `à component` | the same after `de` and `à`: `du port`, `au port`; also for other params that name a component |
 * | `le kind`, `un kind`, `de kind` | the kind of a part of a grammar: `la règle`, `une règle`, `de la règle` |
 * | `where` | a place in a grammar: `la règle « line »` |
 * | `errors` | the sentences of the errors that it reports |
 * | `url` | itself, in braces, as gateways have it |
 * | `raw` before a name | a param or the component as it is: without a French name, and without spaces between thousands |
 *
 * The sentence for the end of a text, where no character is found, has the name `<reason>:end`.
 */
export type Sentences = Readonly<Record<string, string>>;
