/**
 * French sentences, by their reasons. In them stand, in braces, the params and, besides:
 *
 * | in braces | what it becomes |
 * |---|---|
 * | `found` | the character: `un espace`, `« é » (U+00E9)` |
 * | `expected` | what could have stood there: `une lettre ou un chiffre` |
 * | `component` | the component with its article: `l’hôte` |
 * | `de component`, `à component` | the same behind `de` and `à`: `du port`, `au port`; so of other params that name a component |
 * | `le kind`, `un kind`, `de kind` | the kind of a part of a grammar: `la règle`, `une règle`, `de la règle` |
 * | `where` | a place in a grammar: `la règle « line »` |
 * | `errors` | what is said of the errors of which the sentence tells |
 * | `url` | itself, in braces, as gateways have it |
 * | `raw` before a name | a param or the component as it is: not with a French name, or with spaces between thousands |
 *
 * The sentence for what the end of a text has in place of a character stands under `<reason>:end`.
 */
export type Sentences = Readonly<Record<string, string>>;
