import { following } from "../automaton/expectation.ts";
import { type Machine, type Walked, walked } from "../automaton/machine.ts";
import type { Sentence } from "../errors/sentence.ts";
import type { Reading } from "../values/scribe.ts";

/** A URL of a scheme, and its machine. */
export interface SchemeReading extends Reading {
  /** The scheme's name, in lower case. */
  readonly scheme: string;
}

/** Tells of a part of a text whose place alone would mislead. */
export interface Told {
  /** The sentence, instead of one about the character where the text leaves the grammar. It quotes no secret. */
  readonly sentence?: Sentence;
  /** The component of the error. */
  readonly component: string | undefined;
}

const noLogin: Sentence = {
  reason: "no-login",
  sentence: "A URL of the scheme {name} has no user and no password.",
};
const noPassword: Sentence = { reason: "no-password", sentence: "A URL of the scheme {name} has no password." };
const unendedLogin: Sentence = {
  reason: "unended-login",
  sentence: 'Without an "@" after it, this is the {component}, and {wrong} is not allowed there.',
};
const unendedSecret: Sentence = {
  reason: "unended-secret",
  sentence: 'Without an "@" after it, this is the {component}: expected {expected}.',
};

/** Tells a sentence of the host, or of the URL where another component is reached. */
const told = (sentence: Sentence, component: string | undefined): Told => ({
  sentence,
  component: component === "host" ? component : undefined,
});

/** Texts of which one ends any login, or the escape in it. */
const ENDS = ["@", "a@", "1@", "11@", ";a@", "a;a@"];

/** Returns the state after the `@` of a login that goes on, or begins, at a state; `undefined` if none does. */
function afterLogin<State>(machine: Machine<State>, from: State): State | undefined {
  for (const end of ENDS) {
    const { index, state } = walked(machine, from, end, 0);
    if (index === end.length) return state;
  }
  return undefined;
}

/**
 * Tells of a login where a text leaves the grammar in its authority (RFC 1738 §3.1): of one that the scheme does not have, of its user or
 * password where these could be a host or a port as well, or of one without its `@`, which is an error of the host. The place of the character
 * that the sentence names is its param `index`.
 *
 * @param isSecret - Tells whether a secret may be at a place.
 */
export function loginTold(
  { text, scheme, machine }: SchemeReading,
  { index, state }: Walked,
  isSecret: (place: Walked) => boolean,
): Told | undefined {
  const from = scheme.length + 3;
  // A "?" may belong to a user (RFC 1738 §5). If a login with one ends, though, it may as well be a query.
  const end = text.slice(from).search(/[/#]|$/) + from;
  if (index < from || index > end || !text.startsWith("//", from - 2)) return undefined;
  const isEnded = /^[^/?#]*@/.test(text.slice(index));
  if (!isEnded && (text.includes("@", index) || afterLogin(machine, state) === undefined)) return undefined;
  const before = walked(machine, machine.first, text, from - 2, from);
  const begin = afterLogin(machine, before.state);
  // Either it is ended, or there is one that is not.
  if (isEnded) {
    const params = { name: scheme };
    if (begin === undefined) return told({ ...noLogin, params }, machine.mismatchAt(state, index).component);
    const component = text.slice(from, index + 1).includes(":") ? "password" : "user";
    if (afterLogin(machine, state) !== undefined && machine.componentsAt(state).has(component)) return { component };
    const colon = walked(machine, before.state, "a:", 0);
    const hasPassword = colon.index === 2 && afterLogin(machine, colon.state) !== undefined;
    return hasPassword || component === "user" ? undefined : told({ ...noPassword, params }, undefined);
  }
  if (begin === undefined) return undefined;
  const host = walked(machine, begin, text, from);
  if (host.index >= index) return undefined;
  const { component = "", path = component } = machine.mismatchAt(host.state, host.index);
  const named = path.slice(path.lastIndexOf(".") + 1);
  // After a colon, it may be part of a password.
  const isShown =
    !text.slice(from, host.index).includes(":") && !isSecret(walked(machine, before.state, text, from, host.index));
  const params = { component: named, index: host.index };
  const wrong = String.fromCodePoint(text.codePointAt(host.index) as number);
  const sentence = isShown
    ? { ...unendedLogin, params: { ...params, wrong } }
    : { ...unendedSecret, params: { ...params, expected: following(machine, host.state) } };
  return told(sentence, component);
}
