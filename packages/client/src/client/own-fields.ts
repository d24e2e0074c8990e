/** Copies an object's own fields: a property that somebody has put on `Object.prototype` is not an option. */
export function ownFields<T extends object>(given: T): T {
  return Object.assign(Object.create(null), given);
}
