/** The answers of a WAIS server in an example. All strings are octets, one per character. */

/** Writes a length as Z39.50 does: in groups of seven bits, all but the last with the eighth bit set. */
function compressed(length: number): string {
  const last = String.fromCharCode(length & 0x7f);
  const rest = length >> 7;
  return rest === 0
    ? last
    : compressed(rest).replace(/./gs, (octet) => String.fromCharCode(octet.charCodeAt(0) | 0x80)) + last;
}

const element = (tag: string, value: string) => `${tag}${compressed(value.length)}${value}`;

/** Wraps these octets in a message. */
export const waisMessage = (apdu: string) => `${String(apdu.length).padStart(10, "0")}z2${"wais".padEnd(10)}  0${apdu}`;

/** The answer that begins a session. */
export const waisBegins = waisMessage("\x00\x02\x15\x01");

/** An answer to a search, without the part that should follow. */
const searched = "\x00\x0b\x17".padEnd(13, "\0");

/** Answers a search with octets other than records. */
export const waisAnswer = (octets: string) => waisMessage(searched + octets);

/** Answers a search with records. */
export const waisRecords = (records: string) => waisAnswer(element("\x63", records));

/** Makes a record with octets of a document. */
export const waisText = (text: string) => element("\x81\x19", element("\x7f", text));

/** Makes a record that reports an error. */
export const waisDiagnostic = (code: string, text: string) =>
  `\x1c\x00${String.fromCharCode(code.length + text.length + 1)}${code}${text}\x00\x1d`;
