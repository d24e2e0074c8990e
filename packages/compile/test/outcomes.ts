import { type UrlError, urlErrorOf } from "@url1738/core";

/** What a scheme does with a text or a value, to be compared. */

/** As much of a scheme as is compared. */
export interface Subject {
  readonly safeParse: (
    text: unknown,
  ) => { readonly ok: true; readonly url: unknown } | { readonly ok: false; readonly error: UrlError };
  readonly canParse: (text: unknown) => boolean;
  readonly format: (url: never) => string;
  readonly build: (parts: never) => unknown;
}

function tried(run: () => unknown): unknown {
  try {
    return run();
  } catch (thrown) {
    return urlErrorOf(thrown) ?? thrown;
  }
}

/** The fields of an object in their order, since deep equality does not look at it. */
const inOrder = (value: unknown) => JSON.stringify(value, (_, one: unknown) => (one === undefined ? "undefined" : one));

/** All that comes of a text: the value or the whole error, and the canonical spelling. */
export function textOutcome(subject: Subject, text: unknown): unknown {
  const result = subject.safeParse(text);
  const can = subject.canParse(text);
  if (!result.ok) return { can, error: result.error };
  return { can, url: result.url, order: inOrder(result.url), href: tried(() => subject.format(result.url as never)) };
}

/** All that comes of a value: its spelling or the whole refusal, and what `build` makes of it. */
export function valueOutcome(subject: Subject, value: unknown): unknown {
  const built = tried(() => subject.build(value as never));
  return { href: tried(() => subject.format(value as never)), built, order: inOrder(built) };
}
