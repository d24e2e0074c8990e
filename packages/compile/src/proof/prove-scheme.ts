import type { AnyDefinition, Component } from "@url1738/core/define";
import { componentsOf, type WholeScheme } from "@url1738/core/grammar";
import { sharedPort } from "@url1738/core/inside/scheme/names";
import { CompileError } from "../automaton/compile-error.ts";
import { leavesOf } from "../automaton/watched-texts.ts";
import type { Written } from "../emit/emit-scheme.ts";
import type { Modules } from "../emit/functions.ts";
import { factsAbout, type LeftOut, type Shortcut, shortcutsOf, writerOf } from "../emit/shortcuts.ts";
import { analyse } from "../table/analysis.ts";
import { coverOfExpression } from "./cover.ts";
import type { ExpressionLanguage } from "./expression-language.ts";
import type { LeftOutShortcut } from "./left-out-shortcut.ts";
import { refutedCuts } from "./prove-cuts.ts";
import { componentsIn, grammarsIn, refutedFlags } from "./prove-flags.ts";
import { refutedLengths } from "./prove-lengths.ts";
import { refutedPlaces } from "./prove-places.ts";
import { refutedChecks, refutedLanguage } from "./prove-usual.ts";
import { refutedWriter } from "./prove-writer.ts";
import type { Refuted } from "./shortest-wrong.ts";
import { untrueFact } from "./try-facts.ts";
import { type Difference, ModuleTrial, usualIn, widerIn } from "./try-module.ts";
import { runWritten } from "./written-module.ts";

/**
 * Decides which shortcuts a scheme may take. Their makers may guess: a refuted shortcut is left out, so a guess can make the code slower, but
 * no answer wrong.
 */

/** The proof of one scheme's modules. */
class SchemeProof {
  readonly #definition: AnyDefinition;
  readonly #write: (leftOut: LeftOut) => Written;
  readonly #modules: Modules;
  readonly #trial: ModuleTrial;
  readonly #leftOut = new Map<Shortcut, Refuted>();

  constructor(definition: AnyDefinition, write: (leftOut: LeftOut) => Written, modules: Modules) {
    this.#definition = definition;
    this.#write = write;
    this.#modules = modules;
    this.#trial = new ModuleTrial(definition);
  }

  #fail({ text, reason }: Refuted): never {
    throw new CompileError(
      "unproved",
      `The compiled scheme would be wrong: for ${JSON.stringify(text)}, ${reason}. Please report this; the scheme can be used interpreted.`,
    );
  }

  /** Returns a function that runs a module once, and returns its scheme. */
  #loaderOf(code: string): () => WholeScheme {
    let scheme: WholeScheme | undefined;
    return () => (scheme ??= runWritten(code, this.#modules));
  }

  /** Yields the shortcuts that are refuted without running the module. */
  *#refuted(
    { code, analysis, cuts, longest }: Written,
    usual: ExpressionLanguage | undefined,
    wider: ExpressionLanguage | undefined,
  ): Generator<readonly [Shortcut, Refuted]> {
    const { name } = this.#definition;
    const defaultPort = sharedPort(this.#definition);
    const { node } = analysis;
    const untrue = componentsIn(node).flatMap((component) => {
      const fact = untrueFact(component);
      return fact === undefined ? [] : [[factsAbout(component), fact] as const];
    });
    yield* untrue;
    // Everything else follows from the facts.
    if (untrue.length > 0) return;
    if (usual !== undefined) {
      const begin = usual.after(`${name}:`);
      const refuted = begin && refutedLanguage(node, usual, begin);
      if (refuted !== undefined) yield ["usual", refuted];
      const cut = wider === undefined && begin && cuts && refutedCuts(node, usual, begin, cuts, { defaultPort });
      if (cut) yield ["cuts", cut];
      const odd = begin && this.#trial.oddAmong(coverOfExpression(usual, begin).map((text) => `${name}:${text}`));
      if (odd !== undefined) yield ["usual", odd];
    }
    const begin = wider?.after(`${name}:`);
    if (wider !== undefined && begin !== undefined && cuts !== undefined) {
      const refuted =
        refutedLanguage(node, wider, begin) ??
        refutedCuts(node, wider, begin, cuts, { defaultPort }) ??
        refutedChecks(node, wider, begin);
      if (refuted !== undefined) yield ["wider", refuted];
    }
    const leaves = leavesOf(componentsOf(node));
    for (const name of new Set(leaves.map((leaf) => leaf.name))) {
      const alike = leaves.filter((leaf) => leaf.name === name);
      const wrong = refutedWriter(alike, code);
      if (wrong !== undefined) yield [writerOf(alike[0] as Component), wrong];
    }
    const length = this.#leftOut.has("longest") ? undefined : refutedLengths(node, longest);
    if (length !== undefined) yield ["longest", length];
    for (const grammar of grammarsIn(node)) {
      const { layout, flags } = grammar === node ? analysis : analyse(grammar);
      const flag = refutedFlags(grammar, layout, flags.readers);
      if (flag !== undefined) yield [factsAbout(flag.component), flag];
      const places = refutedPlaces(grammar, layout, { defaultPort });
      if (places !== undefined) this.#fail(places);
    }
  }

  /** Finds the shortcuts without which a module no longer differs; all if it is more than one. */
  #blamed(difference: Difference, leaves: readonly Component[]): ReadonlyMap<Shortcut, Refuted> {
    const known = [...this.#leftOut.keys()];
    const others = shortcutsOf(leaves).filter((shortcut) => !known.includes(shortcut));
    const isMended = (without: readonly Shortcut[]) => {
      const { code } = this.#write(new Set([...known, ...without]));
      return this.#trial.isAlike(this.#loaderOf(code), difference);
    };
    const only = others.find((shortcut) => isMended([shortcut]));
    if (only === undefined && !isMended(others)) this.#fail(difference);
    return new Map((only === undefined ? others : [only]).map((shortcut) => [shortcut, difference]));
  }

  /** Writes the module without the shortcuts that are refuted. */
  proved(): { readonly code: string; readonly leftOut: readonly LeftOutShortcut[] } {
    for (;;) {
      const written = this.#write(new Set(this.#leftOut.keys()));
      const { code, analysis } = written;
      const [usual, wider] = [usualIn(code), widerIn(code)];
      const refuted = new Map(this.#refuted(written, usual, wider));
      if (refuted.size === 0) {
        const languages = [usual, wider].filter((language) => language !== undefined);
        const difference = this.#trial.difference(code, languages, this.#loaderOf(code));
        if (difference === undefined)
          return {
            code,
            leftOut: [...this.#leftOut].map(([shortcut, own]) => ({ shortcut, text: own.text, reason: own.reason })),
          };
        for (const [shortcut, why] of this.#blamed(difference, componentsIn(analysis.node))) refuted.set(shortcut, why);
      }
      for (const [shortcut, why] of refuted) {
        if (this.#leftOut.has(shortcut)) this.#fail(why);
        this.#leftOut.set(shortcut, why);
      }
    }
  }
}

/**
 * Writes the module of a scheme, proves it, and tries it beside the interpreted scheme.
 *
 * @param write - Writes it without some shortcuts.
 * @param modules - The modules from which it imports.
 * @returns The code, and the shortcuts that it does without.
 * @throws CompileError - If it would be wrong even without shortcuts.
 */
export const proveScheme = (definition: AnyDefinition, write: (leftOut: LeftOut) => Written, modules: Modules) =>
  new SchemeProof(definition, write, modules).proved();
