import type { AnyDefinition } from "@url1738/core/define";
import { occurrencesOf } from "@url1738/core/grammar";
import { Automaton } from "@url1738/core/inside/automaton/automaton";
import type { Reader } from "@url1738/core/inside/automaton/nfa";
import type { State as AutomatonState } from "@url1738/core/inside/automaton/state";
import { termsOf } from "@url1738/core/inside/grammar/terms";
import { namedGrammar } from "./grammar/named-grammar.ts";

/** One way in which a grammar can go on at a place of a text. @public */
export interface Way {
  /** The lines of the grammar that are being read, outermost first: `["x-fingerurl", "hostport", "host", "hostname"]`. */
  readonly rules: readonly string[];
  /** The component, by the name of its field; for one in a list, that of the list; absent between components. */
  readonly component?: string;
  /** The term that comes next there, as the grammar writes it: a set, or a text in quotes. Empty where the URL may end. */
  readonly next: string;
  /** True if the text goes on this way. */
  readonly isTaken: boolean;
}

/** A place of a text, and all ways in which the grammar can go on there. @public */
export interface TraceStep {
  /** The UTF-16 offset. */
  readonly index: number;
  /** The character there; empty at the end of the text. */
  readonly found: string;
  /** The ways, in the order of the grammar. */
  readonly ways: readonly Way[];
}

/** The parts of a definition that {@link trace} needs. @public */
export type Traced = Pick<AnyDefinition, "name" | "schemepart">;

/** Returns the term that a reader reads: of an escape, its parts. */
function termOf({ node }: Reader, characters: string): string {
  if (node.kind !== "set" || !node.escapes || characters.includes(node.characters)) return termsOf(node).join(" | ");
  return characters === "%" ? '"%" hex hex' : "hex";
}

/** Returns the ways in which a grammar can go on in a state, each once. */
function waysAt(automaton: Automaton, state: AutomatonState, character: string, top: string): readonly Way[] {
  const ways = new Map<string, Way>();
  for (const { follower } of automaton.configsOf(state)) {
    const { to } = follower;
    const characters = to.kind === "end" ? "" : (automaton.nfa.sets[to.set] as string);
    const component = to.kind === "end" ? undefined : to.owner?.component;
    const way = {
      rules: (to.kind === "end" ? undefined : to.line) ?? [top],
      ...(component !== undefined && { component }),
      next: to.kind === "end" ? "" : termOf(to, characters),
    };
    const isTaken = character === "" ? to.kind === "end" : characters.includes(character);
    const key = JSON.stringify(way);
    ways.set(key, { ...way, isTaken: isTaken || ways.get(key)?.isTaken === true });
  }
  return [...ways.values()];
}

/**
 * Shows how a text is read: at each character, every way in which the grammar can go on, and which of them the text takes. For authors who
 * wonder why a text is refused, or read in another way than they meant. It shows the text as it is, with its secrets.
 *
 * @param definition - The author's definition of a scheme; rules beyond the grammar do not count.
 * @param text - A URL, or a text that should be one.
 * @returns The steps: one for each character after the scheme's name and colon, up to the first that no way allows, or the end. A text of
 *   another scheme has one step, at its beginning.
 * @throws Url1738Error - With the code `contract-version` or `invalid-definition` if the definition is not one.
 * @public
 */
export function trace(definition: Traced, text: string): readonly TraceStep[] {
  const schemepart = namedGrammar(definition);
  const { name } = definition;
  const top = `${name}url`;
  const start = name.length + 1;
  if (text.slice(0, start).toLowerCase() !== `${name}:`)
    return [{ index: 0, found: text.slice(0, 1), ways: [{ rules: [top], next: `"${name}:"`, isTaken: false }] }];
  const elements = occurrencesOf(schemepart, true);
  const automaton = new Automaton(schemepart, { tagging: (element) => [elements.indexOf(element)], line: [top] });
  const steps: TraceStep[] = [];
  let state: AutomatonState | undefined = automaton.first;
  for (let index = start; state !== undefined; index++) {
    const found = text.slice(index, index + 1);
    steps.push({ index, found, ways: waysAt(automaton, state, found, top) });
    state = found === "" ? undefined : automaton.after(state, found.charCodeAt(0));
  }
  return steps;
}
