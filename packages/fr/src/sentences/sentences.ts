/**
 * French sentences, by their reasons. In them stand, in braces, the params and, besides:
 *
 * | in braces | what it becomes |
 * |---|---|
 * | `found` | the character: `un espace`, `« é » (U+00E9)` |
 * | `expected` | what could have stood there: `une lettre ou un chiffre` |
 * | `component` | the component with its article: `l’hôte` |
 * | `de component` | the same behind `de`: `du port` |
 *
 * The sentence for what the end of a text has in place of a character stands under `<reason>:end`.
 */
export type Sentences = Readonly<Record<string, string>>;
