import { audit, diagnose, type Finding, type Registry, repair, type UrlError, type UrlValue } from "@url1738/core";
import { registryFor } from "../known.ts";
import { type Piece, piecesOf } from "./pieces.ts";

/** The URL that is near to a text, and whether nothing else can have been meant. */
export interface Repaired {
  readonly href: string;
  readonly isSure: boolean;
}

/** Repairs a text by what is sure, else by what is likely; nothing where neither will do. */
function repairedOf(registry: Registry, text: string): Repaired | undefined {
  const sure = repair(registry, text);
  const made = sure.ok ? sure : repair(registry, text, { likely: true });
  return made.ok ? { href: made.href, isSure: sure.ok } : undefined;
}

/** What is known of a text. */
export interface Study {
  readonly text: string;
  readonly pieces: readonly Piece[];
  /** Its value and canonical spelling, if it is a URL. */
  readonly url?: UrlValue;
  readonly href?: string;
  readonly findings: readonly Finding[];
  /** What is wrong with it, the first mistake first. */
  readonly mistakes: readonly UrlError[];
  /** The URL that is near to it, if it is not one. */
  readonly repaired?: Repaired | undefined;
}

/** Learns all that the page shows of a text. */
export function studyOf(text: string, isGeneric: boolean): Study {
  const registry = registryFor(isGeneric);
  const result = registry.safeParse(text);
  if (result.ok) {
    const { url } = result;
    const href = registry.format(url);
    return { text, pieces: piecesOf(text, undefined), url, href, findings: audit(registry, text), mistakes: [] };
  }
  return {
    text,
    pieces: piecesOf(text, result.error),
    findings: [],
    mistakes: diagnose(registry, text),
    repaired: repairedOf(registry, text),
  };
}
