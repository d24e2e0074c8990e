import { type AnyDefinition, defineScheme } from "@url1738/core/define";
import { httpDefinition, httpsDefinition } from "@url1738/https/definition";
import { definitions } from "url1738/definitions";
import { expect, test } from "vitest";
import { canonicalForm } from "../../packages/compile/src/automaton/canonical-form.ts";
import { respeltEscapes } from "../../packages/compile/src/automaton/plain-texts.ts";
import type { Op } from "../../packages/compile/src/automaton/program.ts";
import { CHECK, RESPELL } from "../../packages/compile/src/automaton/watched-texts.ts";
import { analyse } from "../../packages/compile/src/table/analysis.ts";
import { ofToday, valid } from "../bench/corpora.ts";

/** Texts that people have must need no check, no reading unless they have an escape, and no spelling if they are canonical. */

/** Returns the numbers of the flags that a text raises after the name of its scheme. */
function flagsOf({ layout }: ReturnType<typeof analyse>, text: string): ReadonlySet<number> {
  const done: Op[] = [...layout.initial];
  let state = 0;
  for (const character of text) {
    const row = layout.next[state]?.[character.charCodeAt(0)] ?? Number.NaN;
    const entered = layout.entered[row - layout.states.length];
    done.push(...(entered?.ops ?? []));
    state = entered?.to ?? row;
  }
  done.push(...(layout.finals[layout.ends[state] as number] as readonly Op[]));
  return new Set(done.flatMap(({ what, of }) => (what === "flag" ? [of] : [])));
}

/** Returns the shares of texts that are known to need no check, no reading, and no spelling. */
function sharesOf(own: AnyDefinition, texts: readonly string[]): readonly number[] {
  const { schemepart, defaultPort, name } = own;
  const form = canonicalForm(schemepart, { defaultPort });
  const analysis = analyse(schemepart, undefined, form);
  const respelt = new RegExp(respeltEscapes(analysis.flags.leaves));
  const { normalize } = defineScheme(own as Parameters<typeof defineScheme>[0]);
  const needs = texts.map((text) => {
    const flags = flagsOf(analysis, text.slice(name.length + 1));
    const isRead = [...flags].some((flag) => flag > RESPELL) && !text.includes("%");
    const isSpelt = form === undefined || flags.has(RESPELL) || respelt.test(text);
    return [flags.has(CHECK), isRead, isSpelt && normalize(text) === text] as const;
  });
  return [0, 1, 2].map((what) => needs.filter((one) => !one[what]).length / texts.length);
}

const corpora: readonly (readonly [on: string, definition: unknown, texts: readonly string[]])[] = [
  ...[...ofToday].map(([on, texts]) => [on, on.startsWith("https") ? httpsDefinition : httpDefinition, texts] as const),
  ...[...valid].flatMap(([on, texts]) => {
    const definition = definitions.find(({ name }) => texts.every((text) => text.startsWith(`${name}:`)));
    return definition === undefined ? [] : [[on, definition, texts] as const];
  }),
];

/** Tables cannot tell whether an IPv6 address is right and as short as it can be, nor whether a number of ftp is right. */
const SLOW = ["https, IPv6", "ftp, IPv4"];

test.each(corpora.filter(([on]) => !SLOW.includes(on)))("%s takes the fast way", (_, definition, texts) => {
  const shares = sharesOf(definition as AnyDefinition, texts);
  expect(Math.min(...shares), `without a check, a reading, a spelling: ${shares.join(", ")}`).toBeGreaterThanOrEqual(
    0.95,
  );
});
