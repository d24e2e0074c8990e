import type { Advice, Sentence } from "@url1738/core/runtime";
import { leaveOutSentence } from "./shared-sentences.ts";
import type { Look, Spot } from "./spot.ts";
import { advised } from "./spot.ts";

/** Hints on what begins like a host but does not go on as one. */

// *[ domainlabel "." ] and the beginning of another label
const BEGUN = /(?:[\dA-Za-z]+(?:-+[\dA-Za-z]+)*\.)*(?:[\dA-Za-z]+(?:-+[\dA-Za-z]+)*-*)?/y;

/** Returns the offset where a text that begins like a host ceases to be one. */
export function hostEnd(text: string, start: number): number {
  BEGUN.lastIndex = start;
  BEGUN.test(text);
  return BEGUN.lastIndex;
}

/** The greatest distance from a place back to the beginning of its host: no host with a port is longer. */
const MOST = 300;

/** Finds the beginning of the host around a place. */
function hostStart({ text, index }: Spot): number {
  const first = Math.max(0, index - MOST);
  const before = text.slice(first, index);
  return first + Math.max(before.lastIndexOf("@"), before.lastIndexOf("/")) + 1;
}

/** `parse("http:///host.dom/")` */
const fewerSlashesSentence: Sentence = {
  reason: "fewer-slashes",
  sentence: "Write two slashes before the host, and no more.",
};

/** `parse("http:///path")` */
const hostMissingSentence: Sentence = {
  reason: "host-missing",
  sentence: 'Write the host after the "{delimiter}".',
};

/** A missing host: after the slashes, or after the `@` of a login. */
export const hostMissing: Look = (spot) => {
  const { text, index } = spot;
  const [delimiter] = /(?:\/\/|@)$/.exec(text.slice(Math.max(0, index - 2), index)) ?? [];
  if (delimiter === undefined || !/^(?:[/?]|:(?!:)|$)/.test(text.slice(index, index + 2))) return undefined;
  const [slashes = ""] = /^\/+(?=(?:[^\s/@]*@)?[\dA-Za-z-]+\.[\dA-Za-z])/.exec(text.slice(index)) ?? [];
  return slashes === "" || delimiter === "@"
    ? { ...hostMissingSentence, params: { delimiter } }
    : advised(fewerSlashesSentence, index, index + slashes.length, "");
};

/** `parse("http://[::1]/")` */
export const ipv6Sentence: Sentence = {
  reason: "ipv6",
  sentence: "Write the name of the host: RFC 1738 has no IPv6.",
};

/** An address of IPv6 without brackets. */
export const ipv6: Look = (spot) => {
  const written = spot.text.slice(hostStart(spot), hostStart(spot) + 50);
  const isAddress = /^(?=[^/?#]*::|(?:[\da-f]+:){7})[\da-f:.]+(?:[/?#]|$)/i.test(written);
  return isAddress ? ipv6Sentence : undefined;
};

/** `parse("http://10.0.0.1.2/")` */
const lastLabelSentence: Sentence = {
  reason: "last-label",
  sentence: "A host must end with a name, or have four numbers.",
};

/** `parse("http://host.3com/")` */
const lastLabelLetterSentence: Sentence = {
  reason: "last-label-letter",
  sentence: "The last label of a host must begin with a letter.",
};

/** A last label that begins with a digit. */
function lastLabel(host: string): Advice | undefined {
  const label = host.slice(host.lastIndexOf(".") + 1);
  if (!/^\d/.test(label) || /^(?:\d+\.){3}\d+$/.test(host)) return undefined;
  return /^\d+$/.test(label) ? lastLabelSentence : lastLabelLetterSentence;
}

/** `parse("http://www_server/")` */
const hostCharactersSentence: Sentence = {
  reason: "host-characters",
  sentence: "A host may contain only letters, digits, hyphens and dots.",
};

/** `parse("http://-host.dom/")` */
const labelEdgesSentence: Sentence = {
  reason: "label-edges",
  sentence: "A label of a host must begin and end with a letter or a digit.",
};

/** `parse("http://host..dom/")` */
export const oneDotSentence: Sentence = {
  reason: "one-dot",
  sentence: "Leave out the dot.",
};

/** Dots and hyphens at an edge of a label, characters that no host has, and an invalid last label. */
export const hostShape: Look = (spot) => {
  const { text, index, found } = spot;
  const before = text.slice(Math.max(0, index - 2), index);
  if (found === "[") return ipv6Sentence;
  if (/[ _"<>{|}^~`!$&'()*+=]/.test(found)) return hostCharactersSentence;
  const [dots = ""] = /^\.+/.exec(text.slice(index)) ?? [];
  // Several dots after the slashes stand for a host.
  if (dots.length > 1 && before === "//") return labelEdgesSentence;
  if (dots !== "" && /[./@]$/.test(before))
    return dots === "."
      ? advised(oneDotSentence, index, index + 1, "")
      : advised(leaveOutSentence, index, index + dots.length, "", { leftOut: dots });
  if (/[\dA-Za-z]\.$/.test(before) && found !== "-") return advised(oneDotSentence, index - 1, index, "");
  if (/[.-]$/.test(before) || found === "-") return labelEdgesSentence;
  return lastLabel(text.slice(hostStart(spot), index));
};

/** The same errors in the host of an identifier, such as a message-id: the `@` before it does not end a login. */
export const hostAfterAt: Look = (spot) => {
  const { text, index, canEscape } = spot;
  return !canEscape && /@[\dA-Za-z.-]*$/.test(text.slice(Math.max(0, index - 256), index))
    ? hostShape(spot)
    : undefined;
};
