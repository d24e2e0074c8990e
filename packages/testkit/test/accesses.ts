import type { Examples } from "@url1738/testkit";

/** Accesses of the scheme x-name, of which most let something through, and rows of them, of which most are wrong. */

/** The value of a URL of x-name. */
export interface NameUrl {
  readonly scheme: "x-name";
  readonly host: string;
  readonly port: number;
  readonly name?: string | undefined;
}

export interface NameContext {
  readonly by: string;
}

export type Access = (url: NameUrl, context: NameContext | undefined) => unknown;

/** Returns an error as another copy of core would make it. */
export function refused(component: string, shown = ""): unknown {
  const message = `The component "${component}" is refused${shown}.`;
  return { "~url1738": "error", code: "unsafe-argument", component, message };
}

export const isUnsafe = (text: string) => /[\r\n\0]/.test(text);

/** Lets nothing through. */
export const careful: Access = ({ name }, context) => {
  if (name === undefined || isUnsafe(name)) throw refused("name");
  if (context !== undefined && isUnsafe(context.by)) throw refused("context.by");
  return { asked: name, ...(context === undefined ? {} : { by: context.by }) };
};

/** Refuses an unsafe name in another way. */
const refusing =
  (refuse: (url: NameUrl) => unknown): Access =>
  (url, context) => {
    if (isUnsafe(url.name ?? "")) throw refuse(url);
    return careful(url, context);
  };

export const accesses: Readonly<Record<string, Access>> = {
  careful,
  "sends a component as it is": ({ name, ...rest }, by) =>
    name === undefined
      ? careful({ ...rest, name }, by)
      : { ...Object(careful({ ...rest, name: "" }, by)), asked: name },
  "sends the context as it is": (url, by) => ({
    ...Object(careful(url, undefined)),
    ...(by === undefined ? {} : { by: by.by }),
  }),
  "names another component": refusing(() => refused("host")),
  "names a part of the component": refusing(() => refused("name[0].first")),
  "names no component": refusing(() => ({ ...Object(refused("name")), component: undefined })),
  "shows the text": refusing(({ name }) => refused("name", `: ${name}`)),
  "throws anything": (url, by) => {
    if (isUnsafe(by?.by ?? "")) throw new TypeError("no");
    return careful(url, by);
  },
  "returns nothing": () => undefined,
  "returns null": () => null,
  "returns a date": () => ({ when: new Date(0) }),
  "returns a line break, deep": () => ({ a: { b: ["c\n"] } }),
  "returns what has no octets": () => ({ a: "\ud800" }),
  "returns a list of names": ({ host, name }) => ({ asked: name ?? host, deep: { list: [name] } }),
  "refuses the usual port": (url) => {
    if (url.port === 7) throw refused("port");
    return { asked: url.name };
  },
  "needs a context": (_, context) => {
    if (context === undefined) throw refused("context");
    return { by: context.by };
  },
};

const url = "x-name://h/n";

export const rowsOfAccess: Readonly<Record<string, Partial<Examples>>> = {
  right: {
    access: [
      { section: "1", url, access: { asked: "n" } },
      { section: "1", url, context: { by: "b" }, access: { asked: "n", by: "b" } },
      { section: "1", url: "x-name://h", refused: "unsafe-argument", component: "name" },
    ],
  },
  none: { access: [] },
  "another access": { access: [{ url, access: { asked: "m" } }] },
  "a refusal of what is right": { access: [{ url, refused: "unsafe-argument", component: "name" }] },
  "an access to what is refused": { access: [{ url: "x-name://h", access: { asked: "" } }] },
  "another code": { access: [{ url: "x-name://h", refused: "no-access", component: "name" }] },
  "another component": { access: [{ url: "x-name://h", refused: "unsafe-argument", component: "host" }] },
  "a context with numbers": { access: [{ url, context: { by: "b", at: 7, more: ["c", { d: "e" }] }, access: {} }] },
  "strings that are exempt": {
    access: [{ url, access: { asked: "n" } }],
    strings: [{ field: "asked", pattern: "[^]*", why: "It is so." }],
  },
  "strings that are held to more": {
    access: [{ url, access: { asked: "n" } }],
    strings: [{ field: "asked", pattern: "[^\\0- ]*", why: "It is so." }],
  },
};
