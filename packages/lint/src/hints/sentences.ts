import type { Params } from "@url1738/core";
import type { Advice } from "@url1738/core/define";

/** The sentences that hints of several files have, by their reasons; above each, an example that has it. */
const sharedSentences = {
  /** `parse("www.host.dom")` */
  perhaps: "Did you mean {replacement}?",
  /** `parse("http://www,host.dom/")` */
  instead: 'Write "{replacement}" instead of "{written}".',
  /** `parse("nntp://host.dom/comp.lang.c/")` */
  "leave-out": 'Leave out "{leftOut}".',
  /** `parse("http:// host.dom/")` */
  "space-here": "Leave out the white space here.",
  /** `parse("http://host.dom/ ")` */
  "space-after": "Leave out the white space after the URL.",
  /** `parse("http://host.dom/a>")` */
  closing: "Leave out everything after the URL.",
  /** `parse("ftp://ftp://host.dom/")` */
  twice: "Leave out one of the two schemes.",
  /** `parse("http://host..dom/")` */
  "one-dot": "Leave out the dot.",
  /** `parse("ftp://[127.0.0.1]/")` */
  brackets: "Leave out the brackets around the host.",
  /** `parse("file://host.dom:80/x")` */
  "no-port-here": 'URLs of this scheme have no port: leave out "{leftOut}".',
  /** `parse("http://h\u00f6st.dom/")` */
  international: "Write the name in ASCII, where it begins with xn--.",
  /** `parse("mailto:a@host@c.dom")` */
  "only-one-at": "Write only one @.",
  /** `parse("http://ho\u00adst.dom/")` */
  "unseen-here": "Leave out this invisible character.",
} as const;

/** Makes the advice of some sentences, by their reasons. */
interface Sayings<R extends string> {
  /** Makes advice without a fix. */
  readonly said: (reason: R, params?: Params) => Advice;
  /** Makes advice with a fix that is not sure. */
  readonly advised: (reason: R, index: number, end: number, replacement: string, params?: Params) => Advice;
}

/**
 * Makes the functions that give advice in the sentences of one file of hints, or in shared ones.
 *
 * @param sentences - The sentences by their reasons; above each, an example that has it.
 */
export function sayings<R extends string = never>(
  sentences: Readonly<Record<R, string>>,
): Sayings<R | keyof typeof sharedSentences> {
  const all: Readonly<Record<string, string>> = { ...sharedSentences, ...sentences };
  const said = (reason: string, params?: Params) => ({ reason, sentence: all[reason] as string, params });
  return {
    said,
    advised: (reason, index, end, replacement, params) => ({
      ...said(reason, params),
      fix: { index, end, replacement, sure: false },
    }),
  };
}

/** Gives advice in shared sentences. */
export const shared: Sayings<keyof typeof sharedSentences> = sayings({});

/** Advises to replace a part of a text. */
export const instead = (index: number, written: string, replacement: string): Advice =>
  shared.advised("instead", index, index + written.length, replacement, { written });

/** Advises to leave out a part of a text. */
export const leaveOut = (index: number, leftOut: string): Advice =>
  shared.advised("leave-out", index, index + leftOut.length, "", { leftOut });
