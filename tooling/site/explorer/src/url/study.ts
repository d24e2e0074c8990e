import { audit, diagnose, type Finding, type Repair, repair, type UrlError, type UrlValue } from "@url1738/core";
import { registryFor } from "../known.ts";
import { type Piece, piecesOf } from "./pieces.ts";

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
  readonly repaired?: Repair;
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
    repaired: repair(registry, text),
  };
}
