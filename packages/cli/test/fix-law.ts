import type { Fix, Source, UrlError } from "@url1738/core";
import { diagnose } from "@url1738/lint";

/**
 * Checks the law of fixes: applying a fix results in a URL, or in a text whose first error is at or after the end of the replacement, or
 * breaks a rule beyond the grammar.
 */

/** Applies fixes that do not overlap to a text; returns the new text, and the span of the replacement of one of them. */
function applied(text: string, fixes: readonly Fix[], own: Fix) {
  let changed = "";
  let from = 0;
  let end = 0;
  for (const fix of [...fixes].sort((a, b) => a.index - b.index || a.end - b.end)) {
    changed += text.slice(from, fix.index) + fix.replacement;
    from = fix.end;
    if (fix === own) end = changed.length;
  }
  return { text: changed + text.slice(from), start: end - own.replacement.length, end };
}

/** Returns the details of a breach of the law, for debugging; `undefined` if there is none. */
function breach(text: string, { reason, fix }: UrlError, changed: string, error: UrlError | undefined, end: number) {
  if (error === undefined || error.code === "not-allowed" || error.code === "too-long") return undefined;
  return (error.index ?? 0) >= end
    ? undefined
    : { text, reason, fix, changed, error: error.message, index: error.index };
}

/** Returns the breach of the law by the fix of an error, applied alone; `undefined` if there is none. */
export function breachOf(source: Source, text: string, error: UrlError): object | undefined {
  if (error.fix === undefined) return undefined;
  const { text: changed, end } = applied(text, [error.fix], error.fix);
  const result = source.safeParse(changed);
  return breach(text, error, changed, result.ok ? undefined : result.error, end);
}

const contains = (outer: Fix, inner: Fix) => outer.index <= inner.index && inner.end <= outer.end;
const isApart = (one: Fix, other: Fix) => one.end <= other.index || other.end <= one.index;

/** Returns fixes that do not overlap: drops a fix that lies inside another one; returns `undefined` if two fixes cross. */
function together(fixes: readonly Fix[]): readonly Fix[] | undefined {
  const kept: Fix[] = [];
  for (const fix of fixes) {
    const others = kept.filter((other) => !isApart(other, fix));
    if (others.some((other) => contains(other, fix) && !contains(fix, other))) continue;
    if (!others.every((other) => contains(fix, other))) return undefined;
    for (const other of others) kept.splice(kept.indexOf(other), 1);
    kept.push(fix);
  }
  return kept;
}

/**
 * Returns the breaches of the law by the errors that `diagnose` finds in a text. Applies each fix together with the earlier ones. After an
 * error without a fix, where the intended text is unknown, only errors from the start of the replacement on count.
 */
export function breachesIn(source: Source, text: string): readonly object[] {
  const errors = diagnose(source, text);
  return errors.flatMap((error, count): readonly object[] => {
    if (error.fix === undefined) return [];
    const before = errors.slice(0, count);
    const fixes = together([...before, error].flatMap(({ fix }) => fix ?? []));
    if (fixes === undefined) return [{ text, crossing: error.fix }];
    // A larger fix replaces this one.
    if (!fixes.includes(error.fix)) return [];
    const { text: changed, start, end } = applied(text, fixes, error.fix);
    const left = diagnose(source, changed);
    const isBehindUnknown = before.some(({ fix }) => fix === undefined);
    const first = isBehindUnknown ? left.find(({ index = 0 }) => index >= start) : left[0];
    const found = breach(text, error, changed, first, end);
    return found === undefined ? [] : [found];
  });
}
