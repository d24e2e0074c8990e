import type { Follower, NfaState, Tag } from "./nfa.ts";

/** The optional parts that have been entered but have read nothing yet. */
interface Entered {
  readonly of: number;
  readonly outer: Entered | undefined;
}

function hasEntered(entered: Entered | undefined, optional: number): boolean {
  for (let gate = entered; gate !== undefined; gate = gate.outer) if (gate.of === optional) return true;
  return false;
}

/**
 * Finds the readers and the end that can be reached without reading, most preferred first, each by its preferred way. The stack is an
 * array, which no grammar overflows.
 */
export function followersOf(from: NfaState): readonly Follower[] {
  const followers: Follower[] = [];
  const seen = new Set<NfaState>();
  const stack: { readonly state: NfaState; readonly tags: readonly Tag[]; readonly entered: Entered | undefined }[] = [
    { state: from, tags: [], entered: undefined },
  ];
  for (let item = stack.pop(); item !== undefined; item = stack.pop()) {
    const { state, tags, entered } = item;
    if (state.kind === "gate") {
      const { of, isEntry, next } = state;
      if (isEntry) stack.push({ state: next, tags, entered: { of, outer: entered } });
      else if (!hasEntered(entered, of)) stack.push({ state: next, tags, entered });
      continue;
    }
    if (seen.has(state)) continue;
    seen.add(state);
    if (state.kind === "tag") stack.push({ state: state.next, tags: [...tags, state], entered });
    else if (state.kind === "fork")
      for (let index = state.ways.length - 1; index >= 0; index--)
        stack.push({ state: state.ways[index] as NfaState, tags, entered });
    else followers.push({ to: state, tags });
  }
  return followers;
}
