import type { UrlError, UrlValue } from "@url1738/core";
import { registryFor } from "../known.ts";
import { type Piece, piecesOf } from "./pieces.ts";

/** The facts known about a text. */
export interface Study {
  readonly text: string;
  readonly pieces: readonly Piece[];
  /** Its value and canonical spelling, if it is a URL. */
  readonly url?: UrlValue;
  readonly href?: string;
  /** The first error, if it is not a URL. */
  readonly error?: UrlError;
}

/** Finds everything that the page shows about a text, except what `audit` finds and the remedies for its errors. */
export function studyOf(text: string, isGeneric: boolean): Study {
  const registry = registryFor(isGeneric);
  const result = registry.safeParse(text);
  if (!result.ok) return { text, pieces: piecesOf(text, result.error), error: result.error };
  const { url } = result;
  return { text, pieces: piecesOf(text, undefined), url, href: registry.format(url) };
}
