import { ownFields } from "@url1738/core/runtime";
import { isSecretName } from "@url1738/redact";
import { optionError } from "../errors/client-error.ts";

const MOST_FIELDS = 100;
const MOST_CHARACTERS = 16_384;

/** `field-name`, a token (RFC 9110 §5.1). */
const NAME = /^[!#$%&'*+.^_`|~\w-]+$/;

/** A value of `field-vchar`, spaces and tabs (§5.5), only in ASCII. */
const VALUE = /^(?:[!-~](?:[\t -~]*[!-~])?)?$/;

/** The fields that only the client sets: they decide where the message ends, which part is wanted, and from which server. */
const OWN =
  /^(?:connection|content-.*|expect|host|if-.*|keep-alive|proxy-.*|range|te|trailer|transfer-encoding|upgrade|via)$/i;

/** The fields that tell a server nothing but the kind of answer that is wanted. */
const HARMLESS = /^(?:accept|accept-language|user-agent)$/i;

/** The fields of a request that the program has given. */
export type HeaderFields = Readonly<Record<string, string>>;

/** Returns the fields whose names say that they are secret. */
export const secretFields = (fields: HeaderFields): readonly (readonly [name: string, value: string])[] =>
  Object.entries(fields).filter(([name]) => isSecretName(name));

/** Returns the fields that another server may receive as well. */
export const harmlessFields = (fields: HeaderFields): HeaderFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => HARMLESS.test(name)));

/** Checks the fields to send with a request, and returns the object's own; throws an error `invalid-value`. */
export function checkFields(headers: HeaderFields): HeaderFields {
  if (typeof headers !== "object" || headers === null) throw optionError("headers", "not-fields");
  const fields = ownFields(headers);
  const names = Object.keys(fields);
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    if (!NAME.test(name)) throw optionError(`headers.${JSON.stringify(name)}`, "not-a-field-name");
    if (OWN.test(name)) throw optionError(`headers.${name}`, "own-field");
    if (typeof value !== "string" || !VALUE.test(value)) throw optionError(`headers.${name}`, "not-a-field-value");
  }
  const isTwice = new Set(names.map((name) => name.toLowerCase())).size < names.length;
  const characters = Object.entries(fields).flat().join("").length;
  if (isTwice || names.length > MOST_FIELDS || characters > MOST_CHARACTERS)
    throw optionError("headers", "too-many-fields", { fields: MOST_FIELDS, characters: MOST_CHARACTERS });
  return fields;
}
