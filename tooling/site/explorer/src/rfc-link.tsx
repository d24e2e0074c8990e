import { useSpeech } from "./words/use-speech.ts";

/** The address of a section or a line of the RFC, among the pages around the explorer. */
export const rfcAddress = (anchor: string): string => `../rfc1738.html#${anchor}`;

/** A link to a section of RFC 1738. */
export function SectionLink({ section }: { readonly section: string }) {
  const { words } = useSpeech();
  return <a href={rfcAddress(`section-${section.toLowerCase()}`)}>{words.derivation.section(section)}</a>;
}
