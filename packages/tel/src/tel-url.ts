import type { ValueError } from "@url1738/core/define";

/**
 * A parameter of a telephone number (RFC 3966 §3).
 *
 * @public
 */
export interface TelParameter {
  /** The name, in lower case, such as `ext`, `isub` or `phone-context`. */
  name: string;
  /** The value, decoded; absent if no `=` follows the name. */
  value?: string | undefined;
}

/**
 * A telephone number (RFC 3966).
 *
 * @public
 */
export interface TelUrl {
  /** Always `"tel"`. */
  scheme: "tel";
  /** The number without visual separators: a global one with its `+`, or a local one, with hexadecimal digits in capitals. */
  number: string;
  /** The parameters, in the order of RFC 3966 §3: `ext` and `isub`, `phone-context`, then the others by name. */
  parameters: TelParameter[];
}

/** Returns a number without visual separators, with hexadecimal digits in capitals. For schemes derived from this one. @public */
export function telNumber(text: string): string {
  return text.replace(/[-.()]/g, "").toUpperCase();
}

const FIRST = ["ext", "isub", "phone-context"];
const placeOf = ({ name }: TelParameter) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

function normalized({ name, value }: TelParameter): TelParameter {
  if (value === undefined || !["ext", "phone-context"].includes(name)) return { name, value };
  return { name, value: /^[+\d(]/.test(value) && !/[a-z]/i.test(value) ? telNumber(value) : value.toLowerCase() };
}

/**
 * Puts the parameters in order, and leaves visual separators out of them (RFC 3966 §4: the numbers are equivalent). For schemes derived from
 * this one.
 *
 * @param url - A value, which is changed.
 * @returns The value.
 * @public
 */
export function telNormalize(url: TelUrl): TelUrl {
  const order = (left: TelParameter, right: TelParameter) =>
    placeOf(left) - placeOf(right) || (left.name < right.name ? -1 : Number(left.name > right.name));
  url.parameters = url.parameters.map(normalized).sort(order);
  return url;
}

/** The values of the parameters that RFC 3966 defines: 1*phonedigit, 1*uric, and domainname or global-number-digits. */
const VALUES: Readonly<Record<string, RegExp>> = {
  ext: /^\d+$/,
  isub: /^[\s\S]+$/,
  "phone-context": /^(?:\+\d+|(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z](?:[a-z\d-]*[a-z\d])?\.?)$/,
};

/**
 * Checks the parameters (RFC 3966 §3, §5.1). For schemes derived from this one.
 *
 * @param url - A value.
 * @returns The errors.
 * @public
 */
export function telCheck({ number, parameters }: TelUrl): readonly ValueError<"number" | "parameters">[] {
  const names = parameters.map(({ name }) => name);
  const isGlobal = number.startsWith("+");
  if (names.includes("phone-context") === isGlobal)
    return [
      {
        component: isGlobal ? "parameters" : "number",
        reason: "tel/context",
        message: "A local number needs a phone-context, and a global number has none.",
      },
    ];
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined)
    return [
      {
        component: "parameters",
        reason: "tel/twice",
        message: 'The parameter "{name}" is given twice.',
        params: { name: twice },
      },
    ];
  const wrong = parameters.find(({ name, value = "" }) => Object.hasOwn(VALUES, name) && !VALUES[name]?.test(value));
  if (wrong === undefined) return [];
  return [
    {
      component: "parameters",
      reason: "tel/value",
      message: 'The parameter "{name}" has a value that RFC 3966 does not allow.',
      params: { name: wrong.name },
    },
  ];
}
