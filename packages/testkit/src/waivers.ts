import { type Check, show } from "./check.ts";
import { picker } from "./decisions.ts";
import type { Law, LawId } from "./law.ts";

/**
 * An exception to a law that the specification of a scheme demands, in a form that JSON can hold. It has a check of its own, which names
 * its reason and fails as soon as one of the URLs no longer breaks the law.
 *
 * @public
 */
export interface Waiver {
  /** The law. */
  readonly law: LawId;
  /** The reason for the exception, which is printed with the results. */
  readonly why: string;
  /** The section of the specification that demands it. */
  readonly section?: string;
  /** URLs that break the law; for `platform`, in their canonical spelling. At least one. */
  readonly urls: readonly string[];
  /** A regular expression for the whole URLs that may break the law; by default, only those in `urls` may. */
  readonly pattern?: string;
}

/** Tells whether a waiver is for a text. */
function covers({ urls, pattern }: Waiver, text: string): boolean {
  return pattern === undefined ? urls.includes(text) : new RegExp(`^(?:${pattern})$`, "s").test(text);
}

/** Tells whether a text may break the law of some waivers. */
export function isWaived(waivers: readonly Waiver[], text: string): boolean {
  return waivers.some((waiver) => covers(waiver, text));
}

function breaks({ check }: Law, text: string): boolean {
  try {
    check(text, picker([]));
    return false;
  } catch {
    return true;
  }
}

/** Checks that a waiver has a reason, and that each of its URLs needs it. */
function checkWaiver(waiver: Waiver, laws: readonly Law[]): void {
  const { law: id, why, urls } = waiver;
  const law = laws.find((candidate) => candidate.id === id);
  if (law === undefined)
    throw new Error(
      `The law ${show(id)} is not one of this scheme's. They are ${laws
        .flatMap((waiver) => waiver.id ?? [])
        .map(show)
        .join(", ")}.`,
    );
  if (typeof why !== "string" || why.trim() === "") throw new Error(`The waiver of ${show(id)} must say why.`);
  if (urls.length === 0) throw new Error(`The waiver of ${show(id)} must have a URL that breaks the law.`);
  for (const url of urls) {
    if (!covers(waiver, url)) throw new Error(`The URL ${show(url)} does not obey the pattern of its waiver.`);
    if (!breaks(law, url))
      throw new Error(`The waiver is stale: ${show(url)} keeps this law: ${law.name}. Take it out of the waiver.`);
  }
}

/** Returns the check of a waiver, whose name gives the reason. */
export function waiverCheck(waiver: Waiver, laws: readonly Law[]): Check {
  const { law, section, why } = waiver;
  const name = `${section === undefined ? "" : `\u00a7${section}: `}waived: ${law}: ${why}`;
  return { name, run: () => checkWaiver(waiver, laws) };
}
