import { octets } from "@url1738/core";
import { clientError } from "../errors/client-error.ts";
import { said } from "../errors/said.ts";
import { apdu, element, fixedNumber, number, TAG, word } from "./elements.ts";

/** What is asked of a database: documents that answer some words, or the octets of a document. Both are a Search APDU. */

const SEARCH = 22;

/** How many documents are asked for. */
const MAX_DOCUMENTS = 1000;

/** The octet between the names of databases, and between the name of a database and that of an element set. */
const SEPARATOR = "\x1f";

/** The date matters to no search. */
const DATE_INDEPENDENT = 1;

/** A component as octets; `access` has seen to it that it is some. */
const octetsOf = (component: string) => octets(component) as Uint8Array;

interface Query {
  readonly database: string;
  /** How many records there may be, all of which are wanted at once. */
  readonly records: number;
  /** `"1"`: terms and operators; `"3"`: words (`protspec.txt` §3.1). */
  readonly type: "1" | "3";
  readonly elementSet?: string;
  /** What stands behind the APDU. */
  readonly information: Uint8Array;
}

function searchApdu({ database, records, type, elementSet, information }: Query): Buffer {
  if (database.includes(SEPARATOR))
    throw clientError("unsafe-argument", said("wais-two-databases"), {
      component: "database",
      section: "3.9",
    });
  const request = apdu(SEARCH, [
    // Of so many all are returned, of so many none, of those between so many.
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

/** Asks for the documents that answer some words (`protspec.txt` §3.1, appendix A). */
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
export interface Part {
  readonly database: string;
  readonly docType: string;
  readonly documentId: string;
  /** From which octet on, and up to which. */
  readonly start: number;
  readonly end: number;
}

/** Use, relation; position, structure, truncation and completeness do not matter. */
function term(use: string, relation: string, value: Uint8Array): Buffer {
  return Buffer.concat([word(TAG.attributeList, `${use} ${relation} ig ig ig ig`), element(TAG.term, value)]);
}

const AND = word(TAG.operator, "a");

/** Asks for octets of a document: `un` is its identifier, `wt` its type, `wb` an octet of it (RFC 1625 §4, `protspec.txt` §4.2). */
export function retrievalRequest({ database, docType, documentId, start, end }: Part): Buffer {
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
