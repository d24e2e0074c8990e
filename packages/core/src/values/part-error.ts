import { shortestEnd } from "../automaton/machine.ts";
import type { Element } from "./element.ts";
import { componentAt, itemError } from "./indexed-error.ts";

/**
 * Returns the error of a place where a text leaves a grammar, with the path of the part if it is inside a value with parts, and else as
 * {@link itemError} does. Only programs with such values carry this.
 *
 * @public
 */
export const partError: Element["itemError"] = (error, reading, mismatch) => {
  const { component = "", message } = error;
  if (component.includes("]")) return itemError(error, reading, mismatch);
  const { text, machine, rules } = reading;
  const made = text.slice(0, mismatch.index) + (shortestEnd(machine, mismatch.state) ?? "");
  const path = componentAt(rules.places(made, true), mismatch.index);
  if (!path?.startsWith(`${component}.`)) return error;
  return { ...error, component: path, message: message.replace(new RegExp(`\\b${component}\\b`), () => path) };
};
