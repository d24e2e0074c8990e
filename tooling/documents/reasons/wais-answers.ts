/** What a WAIS server of an example answers. All strings are octets, one a character. */

/** A length as Z39.50 writes it: groups of seven bits, of which all but the last have the eighth bit. */
function compressed(length: number): string {
  const last = String.fromCharCode(length & 0x7f);
  const rest = length >> 7;
  return rest === 0
    ? last
    : compressed(rest).replace(/./gs, (octet) => String.fromCharCode(octet.charCodeAt(0) | 0x80)) + last;
}

const element = (tag: string, value: string) => `${tag}${compressed(value.length)}${value}`;

/** A message with these octets in it. */
export const waisMessage = (apdu: string) => `${String(apdu.length).padStart(10, "0")}z2${"wais".padEnd(10)}  0${apdu}`;

/** The answer that begins a session. */
export const waisBegins = waisMessage("\x00\x02\x15\x01");

/** An answer to a search without what should follow. */
const searched = "\x00\x0b\x17".padEnd(13, "\0");

/** An answer to a search, and other octets than records. */
export const waisAnswer = (octets: string) => waisMessage(searched + octets);

/** The records behind an answer to a search. */
export const waisRecords = (records: string) => waisAnswer(element("\x63", records));

/** A record with octets of a document. */
export const waisText = (text: string) => element("\x81\x19", element("\x7f", text));

/** A record that says what has gone wrong. */
export const waisDiagnostic = (code: string, text: string) =>
  `\x1c\x00${String.fromCharCode(code.length + text.length + 1)}${code}${text}\x00\x1d`;
