import type { Fix, Source, UrlError } from "@url1738/core";
import { diagnose } from "@url1738/lint";
import type { Span } from "@url1738/redact";

/**
 * Checks the law of fixes: applied, a fix leaves a URL, or a text whose first error lies after the replacement, or in a part before it that
 * the fix does not touch and `diagnose` has told of already; and no character that the replacement wrote is then refused.
 */

const placeOf = ({ index = 0, end = index }: UrlError): Span => ({ index, end });

/** Tells whether an error refuses something that a fix wrote, from one offset to another, or a part that the fix changed in the middle. */
const isOf = ({ index, end }: Span, from: number, to: number) => index < to && end > from;

/** Returns the breach of the law by a fix of a text, applied alone; `undefined` if there is none. */
export function breachOf(source: Source, text: string, { reason, advice, fix }: UrlError): object | undefined {
  if (fix === undefined) return undefined;
  const { index, end, replacement } = fix;
  const changed = text.slice(0, index) + replacement + text.slice(end);
  const result = source.safeParse(changed);
  if (result.ok || result.error.code === "too-long") return undefined;
  const to = index + replacement.length;
  const breach = (why: string, error: UrlError) => ({
    why,
    text,
    reason,
    hint: advice?.reason,
    fix,
    changed,
    error: error.message,
  });
  const first = placeOf(result.error);
  const isToldOf = () => diagnose(source, text).some((error) => error.index === first.index);
  // Such an error points to where the name of a scheme should have ended, but the beginning is what is wrong.
  if (/^(?:no|unknown)-scheme$/.test(result.error.code) && index > 0 && isToldOf()) return undefined;
  if (first.index < to && (first.end > index || !isToldOf()))
    return breach("the first error is not after it", result.error);
  const refusing = diagnose(source, changed).find((error) => isOf(placeOf(error), index, to));
  return refusing && breach("what it wrote is refused", refusing);
}

/** The texts that hints without a fix say to write, by the reasons of the hints. */
const SAID: Readonly<Record<string, (error: UrlError, text: string) => Fix | undefined>> = {
  "missing-after": ({ index = 0, advice }) => ({
    index,
    end: index,
    replacement: `${advice?.params.delimiter}`,
    sure: false,
  }),
  "missing-delimiter": ({ index = 0, advice }) => ({
    index,
    end: index,
    replacement: `${advice?.params.delimiter}`,
    sure: false,
  }),
  slashes: ({ index = 0, advice }) => ({
    index,
    end: index,
    replacement: `${advice?.params.replacement}`,
    sure: false,
  }),
  "placeholder-or-escape": ({ index = 0, advice }, text) => {
    const written = `${advice?.params.written}`;
    // A broken escape ends at the place of its error, where another one may begin.
    const start = text.lastIndexOf(written, written.startsWith("%") ? index - 1 : index);
    return start < 0
      ? undefined
      : { index: start, end: start + written.length, replacement: `${advice?.params.escapes}`, sure: false };
  },
};

/** The other edits that hints name after their fixes, by the reasons of the hints. */
const OR: typeof SAID = {
  unseen: ({ index = 0, end = index, advice }) => ({
    index,
    end,
    replacement: `${advice?.params.escapes}`,
    sure: false,
  }),
  fragment: ({ index = 0 }, text) => {
    const start = text.indexOf("#", index);
    return { index: start, end: start + 1, replacement: "%23", sure: false };
  },
  "escape-or-leave-out": ({ fix }) => fix && { ...fix, replacement: "" },
};

/** Returns the edits that a hint names: its fix, or what it says to write if nobody can know whether that was meant; and the other one. */
export function followedFixes(error: UrlError, text: string): readonly Fix[] {
  const reason = error.advice?.reason ?? "";
  return [error.fix ?? SAID[reason]?.(error, text), OR[reason]?.(error, text)].filter((fix) => fix !== undefined);
}

const contains = (outer: Fix, inner: Fix) => outer.index <= inner.index && inner.end <= outer.end;
const isApart = (one: Fix, other: Fix) =>
  one.index !== other.index && (one.end <= other.index || other.end <= one.index);

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

/** Applies fixes that do not overlap; returns the text, and the spans of what they wrote. */
function applied(text: string, fixes: readonly Fix[]): { readonly text: string; readonly spans: readonly Span[] } {
  let changed = "";
  let from = 0;
  const spans: Span[] = [];
  for (const fix of [...fixes].sort((a, b) => a.index - b.index || a.end - b.end)) {
    changed += text.slice(from, fix.index);
    spans.push({ index: changed.length, end: changed.length + fix.replacement.length });
    changed += fix.replacement;
    from = fix.end;
  }
  return { text: changed + text.slice(from), spans };
}

/**
 * Returns the breaches of the law by the errors that `diagnose` finds in a text: by the fix of each alone, and, if every error has a fix, by
 * all of them together.
 */
export function breachesIn(source: Source, text: string): readonly object[] {
  const errors = diagnose(source, text);
  const alone = errors.flatMap((error) => breachOf(source, text, error) ?? []);
  const fixes = together(errors.flatMap(({ fix }) => fix ?? []));
  if (fixes === undefined) return [...alone, { text, crossing: errors.map(({ fix }) => fix) }];
  if (errors.some(({ fix }) => fix === undefined)) return alone;
  const { text: changed, spans } = applied(text, fixes);
  const refusing = diagnose(source, changed).find((error) =>
    spans.some(({ index, end }) => isOf(placeOf(error), index, end)),
  );
  return refusing === undefined
    ? alone
    : [...alone, { why: "together", text, changed, error: refusing.message, index: refusing.index }];
}
