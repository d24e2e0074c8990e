import type { Span } from "@url1738/redact";
import type { RuleError } from "../grammar/nodes.ts";

/** The span of a component in a URL; for a list, the span of the whole list. @public */
export interface ComponentPlace extends Span {
  /** The name of the component's field. */
  readonly component: string;
}

/** An error in a URL, and the component that has it. @public */
export interface RuleErrorOf extends RuleError, ComponentPlace {
  /** The section that describes the component, if it has one of its own, see `UrlError.section`. */
  readonly section: string | undefined;
}
