import { definitionOf, isOfRfc1738, linesFor } from "./known.ts";
import { useSpeech } from "./speech.ts";

/** The address of a section or a line of the RFC, among the pages around the explorer. */
const rfcAddress = (anchor: string): string => `../rfc1738.html#${anchor}`;

/** A link to a section of RFC 1738; another specification's section is only named. */
export function SectionLink({ section }: { readonly section: string }) {
  const { say } = useSpeech();
  if (section.startsWith("RFC")) return <>{section}</>;
  return <a href={rfcAddress(`section-${section.toLowerCase()}`)}>{say("RFC 1738, section {section}", { section })}</a>;
}

/** The line of the rule that reads a text, as a link if it is in RFC 1738. */
export function RuleLink({ text, rule }: { readonly text: string; readonly rule: string }) {
  const line = <code>{linesFor(text).get(rule) ?? rule}</code>;
  return isOfRfc1738(definitionOf(text)?.name ?? "") ? <a href={rfcAddress(`rule-${rule}`)}>{line}</a> : line;
}
