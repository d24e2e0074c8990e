import { fromOctets } from "@url1738/core";
import { ElementReader, malformed, TAG } from "./elements.ts";

const SEARCH_RESPONSE = 23;

/** The octets between the type of the APDU and its elements: status, results, records, next position. */
const COUNTS = 1 + 3 + 3 + 3;

/** A document that a search has found. All strings are decoded as components are. */
export interface DocumentHeader {
  readonly documentId: string;
  readonly headline: string;
  /** The types that the server offers it in. */
  readonly types: readonly string[];
}

/** An error that a server reports: two characters, and perhaps a sentence. */
export interface Diagnostic {
  readonly code: string;
  readonly text: string;
}

/** A server's answer to a search or a retrieval. */
export interface SearchResponse {
  readonly headers: readonly DocumentHeader[];
  /** The octets of documents. */
  readonly texts: readonly Uint8Array[];
  readonly diagnostics: readonly Diagnostic[];
}

const NOTHING = new Uint8Array();

function headerIn(group: Uint8Array): DocumentHeader {
  const fields = new Map(new ElementReader(group).elements());
  const octetsOf = (tag: number) => fields.get(tag) ?? NOTHING;
  const types = [...new ElementReader(octetsOf(TAG.typeBlock)).elements()].filter(([tag]) => tag === TAG.type);
  return {
    documentId: fromOctets(octetsOf(TAG.documentId)),
    headline: fromOctets(octetsOf(TAG.headline)),
    types: types.map(([, value]) => fromOctets(value)),
  };
}

function textIn(group: Uint8Array): Uint8Array {
  for (const [tag, value] of new ElementReader(group).elements()) if (tag === TAG.documentText) return value;
  return NOTHING;
}

/** Reads a diagnostic record, which has a format of its own: length in two octets, code, text, whether it replaces a record, 1D. */
function readDiagnostic(reader: ElementReader): Diagnostic {
  const octets = reader.take(reader.fixedNumber(2));
  reader.take(1);
  return { code: fromOctets(octets.subarray(0, 2)), text: fromOctets(octets.subarray(2, -1)) };
}

/** Reads a Search-Response APDU and the records after it (`protspec.txt` §3.2, §4). */
export function readSearchResponse(octets: Uint8Array): SearchResponse {
  const all = new ElementReader(octets);
  const apdu = new ElementReader(all.take(all.fixedNumber(2)));
  if (apdu.fixedNumber(1) !== SEARCH_RESPONSE) throw malformed("wais-not-a-search");
  apdu.take(COUNTS);
  const headers: DocumentHeader[] = [];
  const texts: Uint8Array[] = [];
  const diagnostics: Diagnostic[] = [];
  if (all.isAtEnd) return { headers, texts, diagnostics };
  if (all.compressed() !== TAG.userInformation) throw malformed("wais-no-records");
  const records = new ElementReader(all.value());
  while (!records.isAtEnd) {
    const tag = records.compressed();
    if (tag === TAG.diagnosticRecord) {
      diagnostics.push(readDiagnostic(records));
      continue;
    }
    const group = records.value();
    if (tag === TAG.documentHeaderGroup) headers.push(headerIn(group));
    if (tag === TAG.documentTextGroup) texts.push(textIn(group));
  }
  return { headers, texts, diagnostics };
}
