/**
 * Lets what makes objects make plain ones: those of `Object`.
 *
 * @param make - It is called with `new`, and sets the fields.
 * @returns The same function.
 * @public
 */
export function plain<V extends object>(make: (...values: never) => void): new (...values: never) => V {
  make.prototype = Object.prototype;
  return make as never;
}
