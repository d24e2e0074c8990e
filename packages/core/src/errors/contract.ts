/**
 * The version of the contract between copies of this package: the methods of a scheme, what they tell about its grammar, and the kinds of
 * grammar node. Schemes of an older version work here as well; the meaning of a newer version is not known.
 *
 * Since version 2, a scheme describes its grammar by `machine`, `errors` and `places`, so that it can be compiled and need not have one.
 * For a scheme of version 1, a registry calls the methods and reports the errors that they give.
 *
 * @public
 */
export const CONTRACT = 2;

/**
 * The oldest version of the contract whose schemes still work here. There is none before 1: whoever raises this writes a sentence of its own
 * for schemes that are too old, since a newer core does not help them.
 */
export const OLDEST_CONTRACT = 1;

/** The key of a brand, by which an object is recognised, whichever copy made it. */
export const BRAND = "~url1738";
