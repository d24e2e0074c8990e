import { following } from "../automaton/expectation.ts";
import { walked } from "../automaton/machine.ts";
import { notASchemeName } from "../errors/sentences.ts";
import { isSchemepart, schemepartMachine } from "../rules/schemepart.ts";
import { type Encoded, normalise } from "../syntax/percent-encoding.ts";
import { schemeOf } from "../syntax/scheme-name.ts";
import { componentElement } from "../values/element.ts";
import { inOrder } from "../values/record.ts";
import { Refusal } from "../values/refusal.ts";
import type { Scribe } from "../values/scribe.ts";
import { designates } from "./access-arguments.ts";
import type { WholeScheme } from "./scheme.ts";
import { schemeFrom } from "./scheme-from.ts";
import { schemeScribe } from "./scheme-scribe.ts";

/** A URL of a scheme about which nothing else is known: `otherurl = genericurl` (RFC 1738 §5). @public */
export interface GenericUrl {
  /** The scheme, in lower case. */
  scheme: string;
  /** The text after the scheme and its colon. */
  schemePart: Encoded;
}

const machine = () => schemepartMachine("schemePart");

function spellScheme(written: unknown, exact: boolean): string {
  const scheme = exact || typeof written !== "string" ? written : written.toLowerCase();
  if (typeof scheme === "string" && /^[\da-z+.-]+$/.test(scheme)) return scheme;
  throw new Refusal("scheme", notASchemeName);
}

/** Makes the reader and writer of any scheme's URLs. It is written by hand, so that a registry does not need the interpreter. */
function genericScribe(): Scribe<GenericUrl> {
  const part = componentElement("schemePart", {
    section: "2.1",
    read: normalise,
    leaving: (text) => {
      if (isSchemepart(text)) return undefined;
      const generic = machine();
      const { index, state } = walked(generic, generic.first, text, 0);
      return { index, expected: following(generic, state) };
    },
  });
  return {
    elements: [part],
    offsets: (text) => [(schemeOf(text) as string).length + 1, text.length],
    read: (text) => {
      const scheme = schemeOf(text);
      const schemePart = text.slice((scheme?.length ?? 0) + 1);
      if (scheme === undefined || !isSchemepart(schemePart)) return undefined;
      return { scheme, schemePart: normalise(schemePart) };
    },
    write: (parts, _names, exact) => {
      const { scheme, schemePart } = inOrder(parts, ["scheme", "schemePart"], []);
      return `${spellScheme(scheme, exact)}:${part.spell(schemePart, exact)}`;
    },
  };
}

/** Makes the fallback for any scheme, which has no name. */
export function genericScheme(): WholeScheme<GenericUrl, never> {
  const facts = { name: undefined as never, secrets: undefined, labels: { schemePart: "scheme-specific part" } };
  const section = "2.1";
  const sentence = "How to access a URL is part of its scheme's definition, and this scheme is not known here.";
  const access = designates(section, sentence);
  const scheme = schemeFrom(schemeScribe(genericScribe(), facts, machine), { section, access });
  return scheme as WholeScheme<GenericUrl, never>;
}
