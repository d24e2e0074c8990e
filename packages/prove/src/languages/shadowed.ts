import type { Choice, Node } from "@url1738/core/define";
import { shortestTo } from "@url1738/core/grammar";
import { Automaton } from "@url1738/core/inside/automaton/automaton";
import { nodesIn } from "../grammar/nodes-in.ts";
import { PRINTABLE } from "../grammar/printable.ts";
import { throughPairs } from "./through-pairs.ts";

/** An alternative that never reads a text, because earlier ones take all of its texts. */
export interface Shadowed {
  /** Its number, counted from 1. */
  readonly number: number;
  /** One of its shortest texts. */
  readonly text: string;
}

/** A state that is forgotten and made anew would be another one. */
const NEVER_FORGET = { most: Number.POSITIVE_INFINITY };

/** Tells whether all texts of a grammar are texts of another one. */
function isWithin(node: Node, other: Node): boolean {
  const [language, others] = [new Automaton(node, NEVER_FORGET).machine, new Automaton(other, NEVER_FORGET).machine];
  const missed = throughPairs(language, others, (text, state, beside) => {
    const isOther = beside !== undefined && others.isEnd(beside);
    return state !== undefined && language.isEnd(state) && !isOther ? { text } : undefined;
  });
  return typeof missed === "number";
}

function shadowedAmong({ items }: Choice): readonly Shadowed[] {
  return items.slice(1).flatMap((item, index): readonly Shadowed[] => {
    if (!isWithin(item, { kind: "choice", items: items.slice(0, index + 1) })) return [];
    const { machine } = new Automaton(item);
    return [
      {
        number: index + 2,
        text: shortestTo(machine, machine.first, undefined, PRINTABLE, Infinity)?.replacement ?? "",
      },
    ];
  });
}

/**
 * Finds the alternatives of a grammar, tried in order, that never read a text.
 *
 * @throws RangeError
 */
export function shadowedIn(node: Node): readonly Shadowed[] {
  return nodesIn(node).flatMap((part) => (part.kind === "choice" && part.ordered === true ? shadowedAmong(part) : []));
}
