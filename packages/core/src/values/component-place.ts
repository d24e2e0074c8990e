import type { Span } from "@url1738/redact";
import type { Fault } from "../grammar/nodes.ts";

/**
 * The part of a URL's text that is the text of a component; of a list, of the whole list.
 *
 * @public
 */
export interface ComponentPlace extends Span {
  /** The name of the component's field. */
  readonly component: string;
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
