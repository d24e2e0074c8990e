import { TAG, word } from "../../../client/src/wais/elements.ts";

/** The answers of a WAIS server in an example. All strings are octets, one per character. */

const element = (tag: number, value: string) => word(tag, value).toString("latin1");

/** Wraps these octets in a message. */
export const waisMessage = (apdu: string) => `${String(apdu.length).padStart(10, "0")}z2${"wais".padEnd(10)}  0${apdu}`;

/** The answer that begins a session. */
export const waisBegins = waisMessage("\x00\x02\x15\x01");

/** An answer to a search, without the part that should follow. */
const searched = "\x00\x0b\x17".padEnd(13, "\0");

/** Answers a search with octets other than records. */
export const waisAnswer = (octets: string) => waisMessage(searched + octets);

/** Answers a search with records. */
export const waisRecords = (records: string) => waisAnswer(element(TAG.userInformation, records));

/** Makes a record with octets of a document. */
export const waisText = (text: string) => element(TAG.documentTextGroup, element(TAG.documentText, text));

/** Makes a record that reports an error. */
export const waisDiagnostic = (code: string, text: string) =>
  `\x1c\x00${String.fromCharCode(code.length + text.length + 1)}${code}${text}\x00\x1d`;
