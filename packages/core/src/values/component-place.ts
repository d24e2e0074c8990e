import type { Fault } from "../grammar/nodes.ts";

/**
 * The part of a URL's text that is the text of a component; of a list, of the whole list.
 *
 * @public
 */
export interface ComponentPlace {
  /** The name of the component's field. */
  readonly component: string;
  /** Where it begins: a UTF-16 offset. */
  readonly index: number;
  /** The offset after it. */
  readonly end: number;
}

/**
 * A fault in a URL, and the component in which it is.
 *
 * @public
 */
export interface FaultOf extends Fault, ComponentPlace {
  /** The section that describes the component, if it has one of its own, see `UrlError.section`. */
  readonly section: string | undefined;
}
