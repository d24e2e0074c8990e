import { octets } from "@url1738/core";
import { clientError, said } from "../errors/client-error.ts";
import { apdu, element, fixedNumber, number, TAG, word } from "./elements.ts";

/** The requests to a database: for documents that match some words, or for octets of a document. Each is a Search APDU. */

const SEARCH = 22;

/** The number of documents to ask for. */
const MAX_DOCUMENTS = 1000;

/** The octet between the names of databases, and between the name of a database and the name of an element set. */
const SEPARATOR = "\x1f";

/** The date factor of searches that ignore dates. */
const DATE_INDEPENDENT = 1;

/** Converts a component to octets; `access` has made sure that this is possible. */
const octetsOf = (component: string) => octets(component) as Uint8Array;

interface Query {
  readonly database: string;
  /** The most records to return, all of them at once. */
  readonly records: number;
  /** `"1"`: terms and operators; `"3"`: words (`protspec.txt` §3.1). */
  readonly type: "1" | "3";
  readonly elementSet?: string;
  /** The octets after the APDU. */
  readonly information: Uint8Array;
}

function searchApdu({ database, records, type, elementSet, information }: Query): Buffer {
  if (database.includes(SEPARATOR))
    throw clientError("unsafe-argument", said("wais-two-databases"), { component: "database", section: "3.9" });
  const request = apdu(SEARCH, [
    // All results are returned up to the first count, none from the second on, and in between the number in the third.
    ...[records, records + 1, records].map((bound) => fixedNumber(bound, 3)),
    // Earlier results are replaced.
    fixedNumber(1, 1),
    word(TAG.resultSetName, ""),
    element(TAG.databaseNames, octetsOf(database)),
    word(TAG.queryType, type),
    ...(elementSet === undefined ? [] : [word(TAG.elementSetNames, ` ${SEPARATOR}${elementSet}`)]),
  ]);
  return Buffer.concat([request, information]);
}

/** Makes the request for the documents that match some words (`protspec.txt` §3.1, appendix A). */
export function searchRequest(database: string, words: string): Buffer {
  const information = Buffer.concat([
    element(TAG.seedWords, octetsOf(words)),
    number(TAG.dateFactor, DATE_INDEPENDENT),
    number(TAG.maxDocumentsRetrieved, MAX_DOCUMENTS),
  ]);
  return searchApdu({
    database,
    records: MAX_DOCUMENTS,
    type: "3",
    information: element(TAG.userInformation, information),
  });
}

/** A part of a document. */
export interface DocumentPart {
  readonly database: string;
  readonly docType: string;
  readonly documentId: string;
  /** The offset of its first octet; `end` is the offset after its last. */
  readonly start: number;
  readonly end: number;
}

/** Writes a term with its use and relation; position, structure, truncation and completeness do not matter. */
function term(use: string, relation: string, value: Uint8Array): Buffer {
  return Buffer.concat([word(TAG.attributeList, `${use} ${relation} ig ig ig ig`), element(TAG.term, value)]);
}

const AND = word(TAG.operator, "a");

/**
 * Makes the request for octets of a document: `un` is its identifier, `wt` its type, `wb` an octet of it (RFC 1625 §4, `protspec.txt`
 * §4.2).
 */
export function retrievalRequest({ database, docType, documentId, start, end }: DocumentPart): Buffer {
  const terms = [
    term("un", "re", octetsOf(documentId)),
    term("wt", "re", octetsOf(docType)),
    AND,
    term("wb", "ro", Buffer.from(String(start))),
    AND,
    term("wb", "rl", Buffer.from(String(end))),
    AND,
  ];
  return searchApdu({
    database,
    records: 1,
    type: "1",
    elementSet: "Document Text",
    information: element(TAG.query, Buffer.concat(terms)),
  });
}
