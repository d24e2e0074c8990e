import { escapeOctet, Url1738Error } from "@url1738/core";
import {
  type AnyDefinition,
  type Component,
  type ElementNode,
  type Node,
  unreserved,
  urlError,
} from "@url1738/core/define";
import { accepts, admittedGrammar, componentsOf, labelIn, machineOf } from "@url1738/core/grammar";
import { invalidOption } from "./invalid-option.ts";

/** A grammar with the name of its scheme, such as a definition. @public */
export type NamedGrammar = Pick<AnyDefinition, "name" | "schemepart" | "labels">;

/** The texts that a component accepts. */
export interface PartPlace {
  /** Tells whether a printable character may be written raw, and is then text and not a delimiter. */
  readonly isRaw: (character: string) => boolean;
  /** Tells whether an octet may be escaped. */
  readonly canEscape: (octet: number) => boolean;
  /** Throws if the component does not accept a text. */
  readonly check: (text: string) => void;
}

/** Tells whether every component that accepts text accepts a character unescaped, with no special meaning. */
const isUnreserved = (character: string) => unreserved.characters.includes(character);

const anywhere: PartPlace = { isRaw: isUnreserved, canEscape: () => true, check: () => undefined };

/** Returns the component with a name, or with a path such as `fields.value`, which leads into the items of a list. */
function componentAt(node: Node, path: readonly string[]): Component | undefined {
  const [name, ...rest] = path;
  const part = componentsOf(node).find((element) => element.name === name);
  return part === undefined ? undefined : elementAt(part, rest);
}

function elementAt(element: ElementNode, path: readonly string[]): Component | undefined {
  if (element.kind === "component") return path.length === 0 ? element : undefined;
  const { item } = element;
  return item.kind === "component" || item.kind === "list" ? elementAt(item, path) : componentAt(item, path);
}

/** Finds out by trial which characters a component accepts, alone, after an `a` or between two: some cannot come first or last. */
function placeIn({ item, codec }: Component, path: string, labels: NamedGrammar["labels"]): PartPlace {
  const machine = machineOf(item);
  const texts = new Map<string, boolean>();
  const isText = (text: string) => accepts(machine, text) && (codec.check?.(text) ?? []).length === 0;
  // The path of https begins with its slash, which the text does not bring.
  const slash = !isText("a") && isText("/a") ? "/" : "";
  const fits = (text: string) => isText(slash + text);
  // If the component does not even accept a letter, each character only has to obey the grammar, and `check` tests the whole.
  const isAccepted = (text: string) =>
    fits("a") ? [text, `a${text}`, `a${text}a`].some(fits) : accepts(machine, text) || accepts(machine, `a${text}`);
  // A codec of decoded text escapes `%`, and every character that would be misread. A codec of encoded text leaves reserved
  // characters to its users, so only unreserved ones are certain to be text.
  const isDecoded = codec.spell("%41") === "%2541";
  const isLeft = (character: string) => (isDecoded ? codec.spell(character) === character : isUnreserved(character));

  function isPart(text: string): boolean {
    const accepted = texts.get(text) ?? isAccepted(text);
    texts.set(text, accepted);
    return accepted;
  }

  return {
    isRaw: (character) => isLeft(character) && isPart(character),
    canEscape: (octet) => isPart(escapeOctet(octet)),
    check: (text) => {
      if (fits(text)) return;
      const [error] = codec.check?.(text) ?? [];
      const sentence =
        error === undefined
          ? {
              reason: "text/not-a-part",
              sentence: "The text does not make a valid {component}: its rule does not allow it.",
            }
          : { reason: error.reason ?? "other", sentence: error.message, params: error.params };
      throw new Url1738Error(
        urlError({ code: "invalid-value", component: path, label: labelIn(labels, path) }, sentence),
      );
    },
  };
}

/**
 * Returns the texts that a component accepts; without a component, those that every component accepts.
 *
 * @throws Url1738Error - With the code `invalid-value` for a component that the scheme does not have; `contract-version` if a newer
 *   version of core made the definition.
 */
export function partPlace(definition: NamedGrammar | undefined, component: unknown): PartPlace {
  if (definition === undefined && component === undefined) return anywhere;
  if (definition === undefined || typeof component !== "string")
    throw invalidOption(definition === undefined ? "definition" : "component", "option-missing", "is missing");
  const place = componentAt(admittedGrammar(definition), component.split("."));
  if (place === undefined)
    throw invalidOption("component", "not-a-component", "does not name a component of {scheme}", {
      scheme: definition.name,
    });
  return placeIn(place, component, definition.labels);
}
