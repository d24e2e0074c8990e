import { following } from "../automaton/expectation.ts";
import { walked } from "../automaton/machine.ts";
import { notASchemeName, notCanonical } from "../errors/sentences.ts";
import { MAX_LENGTH } from "../errors/url-error.ts";
import { isSchemepart, schemepartMachine } from "../rules/schemepart.ts";
import { type Encoded, normalise } from "../syntax/percent-encoding.ts";
import { schemeOf } from "../syntax/scheme-name.ts";
import { type FieldValues, inOrder } from "../values/record.ts";
import { Refusal, refusalOf, refusalOfText } from "../values/refusal.ts";
import { checkedNames, refusedError } from "./refused-error.ts";
import type { SchemeRules } from "./scheme.ts";
import { type Methods, methods } from "./scheme-of.ts";

/** A URL of a scheme about which nothing else is known: `otherurl = genericurl` (RFC 1738 §5). @public */
export interface GenericUrl {
  /** The scheme, in lower case. */
  scheme: string;
  /** The text after the scheme and its colon. */
  schemePart: Encoded;
}

const labels = { schemePart: "scheme-specific part" } as const;

/** Reads any text. Its canonical spelling is never longer than the text itself. */
function read(text: unknown): GenericUrl | undefined {
  if (typeof text !== "string" || text.length > MAX_LENGTH) return undefined;
  const scheme = schemeOf(text);
  if (scheme === undefined) return undefined;
  const schemePart = text.slice(scheme.length + 1);
  return isSchemepart(schemePart) ? { scheme, schemePart: normalise(schemePart) } : undefined;
}

function spellScheme(given: unknown, exact: boolean): string {
  const scheme = exact || typeof given !== "string" ? given : given.toLowerCase();
  if (typeof scheme === "string" && /^[\da-z+.-]+$/.test(scheme)) return scheme;
  throw new Refusal("scheme", notASchemeName);
}

function spellSchemePart(value: unknown, exact: boolean): string {
  if (typeof value !== "string") throw refusalOf("schemePart", value);
  if (!isSchemepart(value)) {
    const machine = schemepartMachine("schemePart");
    const { index, state } = walked(machine, machine.first, value, 0);
    throw refusalOfText("schemePart", "2.1", value, { index, expected: following(machine, state) });
  }
  if (exact && normalise(value) !== value) throw new Refusal("schemePart", notCanonical);
  return value;
}

function spell(parts: unknown, exact: boolean): string {
  try {
    checkedNames(parts);
    const { scheme, schemePart } = inOrder(parts as FieldValues, ["scheme", "schemePart"], []);
    return `${spellScheme(scheme, exact)}:${spellSchemePart(schemePart, exact)}`;
  } catch (thrown) {
    throw refusedError(undefined, thrown, { labels });
  }
}

/** Makes the fallback for any scheme. It is written by hand, so that a registry does not need the interpreter. */
export function genericScheme(): SchemeRules & Methods<GenericUrl, never, unknown> {
  const rules: SchemeRules = {
    name: undefined,
    defaultPort: undefined,
    section: "2.1",
    hint: undefined,
    hazards: undefined,
    labels,
    machine: () => schemepartMachine("schemePart"),
    errors: () => [],
    places: (text) => {
      const index = (schemeOf(text) as string).length + 1;
      return [{ component: "schemePart", index, end: text.length }];
    },
  };
  const access = "How to access a URL is part of its scheme's definition, and this scheme is not known here.";
  return {
    ...rules,
    ...methods<GenericUrl, never, unknown>(
      rules,
      read,
      spell,
      access,
      () => undefined,
      () => false,
    ),
  };
}
