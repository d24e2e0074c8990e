import { following } from "../automaton/expectation.ts";
import { type Walked, walked } from "../automaton/machine.ts";
import { nearest } from "../errors/nearest.ts";
import type { Sentence } from "../errors/sentence.ts";
import type { SchemeReading, Told } from "./login-told.ts";

const meant: Sentence = {
  reason: "word-meant",
  sentence: 'The {component} cannot be "{written}": write "{near}".',
};
const oneOfWords: Sentence = {
  reason: "not-a-word",
  sentence: 'The {component} cannot be "{written}": expected {expected}.',
};
const onlyWord: Sentence = {
  reason: "not-the-word",
  sentence: '"{written}" is not allowed here: write "{near}".',
};

/** The greatest length of a word that is quoted. */
const MOST = 64;

/** The most words that a sentence lists. */
const MOST_LISTED = 8;

/** Returns the words that a component may be from a place on, each with the state after it. */
function wordsAt({ machine }: SchemeReading, { index, state }: Walked, path: string): ReadonlyMap<string, unknown> {
  const ends = new Map<string, unknown>();
  for (const term of machine.mismatchAt(state, index).expected) {
    const word = term.slice(1, -1);
    const { index: length, state: end } = walked(machine, state, word, 0);
    if (!/^["<]/.test(term) || length < word.length || machine.mismatchAt(end, 0).path !== path) continue;
    if (machine.isEnd(end) || !/[\w-]/.test(following(machine, end))) ends.set(word, end);
  }
  return ends;
}

/**
 * Tells of a whole word where a text leaves the grammar in a component that is one of several words.
 *
 * @param mismatch - The place where the text leaves the grammar.
 * @param isMasked - Tells which places of the text are masked.
 * @public
 */
type WordTeller = (reading: SchemeReading, mismatch: Walked, isMasked: (index: number) => boolean) => Told | undefined;

/** Makes what tells of wrong words. @param paths - The paths of the components that are words. @public */
export function wordTeller(paths: readonly string[]): WordTeller {
  return (reading, { index, state }, isMasked) => {
    const { text, scheme, machine } = reading;
    const { path = "" } = machine.mismatchAt(state, index);
    if (!paths.includes(path)) return undefined;
    const places = [walked(machine, machine.first, text, scheme.length + 1, Math.max(scheme.length + 1, index - MOST))];
    for (let last = places[0] as Walked; last.index < index; places.push(last))
      last = walked(machine, last.state, text, last.index, last.index + 1);
    const begin = places.reverse().find((place) => wordsAt(reading, place, path).size > 0);
    if (begin === undefined) return undefined;
    const ends = wordsAt(reading, begin, path);
    // After a whole word, only a letter or the like makes it another one.
    if (ends.has(text.slice(begin.index, index)) && !/[\w-]/.test(text.charAt(index))) return undefined;
    const follows = (code: number) => [...ends.values()].some((after) => machine.step(after, code) !== undefined);
    let end = index;
    while (end < text.length && end - begin.index <= MOST && !follows(text.charCodeAt(end))) end++;
    const written = text.slice(begin.index, end);
    if (written === "" || written.length > MOST) return undefined;
    for (let place = begin.index; place < end; place++) if (isMasked(place)) return undefined;
    const words = [...ends.keys()];
    const near = words.length === 1 ? words[0] : nearest(written, words);
    const sentence: Sentence =
      near === undefined
        ? { ...oneOfWords, params: { written, expected: words.slice(0, MOST_LISTED).join(" ") } }
        : { ...(words.length === 1 ? onlyWord : meant), params: { written, near } };
    return { sentence, component: path };
  };
}
