import type { Scheme, UrlValue } from "@url1738/core";
import {
  type AnyDefinition,
  decodedText,
  defineScheme,
  hostport,
  many,
  optional,
  rule,
  schemeDefinition,
  sequence,
  uchar,
} from "@url1738/core/define";
import { conformance, type Examples } from "@url1738/testkit";
import { expect, test } from "vitest";

const schemepart = sequence("//", hostport, optional("/", decodedText("name", rule("name", many(uchar)))));

interface NameUrl {
  readonly scheme: "x-name";
  readonly host: string;
  readonly port: number;
  readonly name?: string | undefined;
}

interface NameContext {
  readonly by: string;
}

type Access = (url: NameUrl, context: NameContext | undefined) => unknown;

const rows: Pick<Examples, "access"> = {
  access: [
    { section: "1", url: "x-name://h/n", access: { asked: "n" } },
    { section: "1", url: "x-name://h/n", context: { by: "b" }, access: { asked: "n", by: "b" } },
    { section: "1", url: "x-name://h", refused: "unsafe-argument", component: "name" },
  ],
};

/** Returns the names of the access checks that fail. */
function failures(access: Access, examples: Partial<Examples> = rows): readonly string[] {
  const definition = { name: "x-name", defaultPort: 7, schemepart, access } as const;
  const scheme = defineScheme(definition);
  const urls = [{ section: "1", url: "x-name://h/n", value: { host: "h", port: 7, name: "n" } }];
  const all: Examples = { urls, errors: [], parts: [], refused: [], ...examples };
  const failed: string[] = [];
  for (const { name, run } of conformance(
    scheme as unknown as Scheme<UrlValue>,
    definition as unknown as AnyDefinition,
    all,
    { runs: 1 },
  )) {
    if (!/access|smuggled/.test(name)) continue;
    try {
      run();
    } catch {
      failed.push(name);
    }
  }
  return failed;
}

/** Returns an error as another copy of core would make it. */
function refused(component: string, shown = ""): unknown {
  const message = `The component "${component}" is refused${shown}.`;
  return { "~url1738": "error", code: "unsafe-argument", component, message };
}

const isUnsafe = (text: string) => /[\r\n\0]/.test(text);

const careful: Access = ({ name }, context) => {
  if (name === undefined || isUnsafe(name)) throw refused("name");
  if (context !== undefined && isUnsafe(context.by)) throw refused("context.by");
  return { asked: name, ...(context === undefined ? {} : { by: context.by }) };
};

test("an access that lets nothing through passes", () => {
  expect(failures(careful)).toEqual([]);
});

test("one that names a part of a component passes as well", () => {
  const named: Access = (url, context) => {
    if (isUnsafe(url.name ?? "")) throw refused("name[0].first");
    return careful(url, context);
  };
  expect(failures(named)).toEqual([]);
  const misnamed: Access = (url, context) => {
    if (isUnsafe(url.name ?? "")) throw refused("names[0]");
    return careful(url, context);
  };
  expect(failures(misnamed)).not.toEqual([]);
});

const component = "nothing is smuggled through a component";
const context = "nothing is smuggled through the context";
const change = "nothing is smuggled by a value that changes while it is read";

test.each<[what: string, access: Access, failed: readonly string[]]>([
  [
    "sends a component as it is",
    ({ name, ...rest }, by) =>
      name === undefined
        ? careful({ ...rest, name }, by)
        : { ...Object(careful({ ...rest, name: "" }, by)), asked: name },
    [component, change],
  ],
  [
    "sends the context as it is",
    (url, by) => ({ ...Object(careful(url, undefined)), ...(by === undefined ? {} : { by: by.by }) }),
    [context],
  ],
  [
    "names another component",
    (url, by) => {
      if (isUnsafe(url.name ?? "")) throw refused("host");
      return careful(url, by);
    },
    [component, change],
  ],
  [
    "shows what it refuses",
    (url, by) => {
      if (isUnsafe(url.name ?? "")) throw refused("name", `: ${url.name}`);
      return careful(url, by);
    },
    [component, change],
  ],
  [
    "throws something other than an error of url1738",
    (url, by) => {
      if (isUnsafe(by?.by ?? "")) throw new TypeError("no");
      return careful(url, by);
    },
    [context],
  ],
])("an access that %s fails", (_, access, failed) => {
  expect(failures(access)).toEqual(failed);
});

test("a row that is wrong fails", () => {
  for (const row of [
    { section: "1", url: "x-name://h/n", access: { asked: "m" } },
    { section: "1", url: "x-name://h/n", refused: "unsafe-argument", component: "name" },
    { section: "1", url: "x-name://h", access: { asked: "" } },
    { section: "1", url: "x-name://h", refused: "no-access", component: "name" },
    { section: "1", url: "x-name://h", refused: "unsafe-argument", component: "host" },
  ])
    expect(failures(careful, { access: [row] })).toHaveLength(1);
});

test("strings may be exempt, or held to more", () => {
  const access: Access = ({ name = "" }) => ({ asked: name });
  const examples: Partial<Examples> = { access: [{ section: "1", url: "x-name://h/n", access: { asked: "n" } }] };
  const strings = (pattern: string) => [{ field: "asked", pattern, why: "It is so." }];
  expect(failures(access, examples)).toEqual([component, change]);
  expect(failures(access, { ...examples, strings: strings("[^]*") })).toEqual([]);
  expect(failures(careful, { ...rows, strings: strings("[^\\0- ]*") })).toEqual([component]);
});

test("a row of audit that is wrong fails", () => {
  const definition = schemeDefinition({
    name: "x-name",
    defaultPort: 7,
    schemepart,
    access: "It designates nothing.",
  });
  const scheme = defineScheme(definition);
  const row = (
    findings: readonly { code: string; component: string; severity: string }[],
    otherwise?: readonly string[],
  ) => {
    const audit = [{ section: "1", url: "x-name://h/-n", findings, ...(otherwise === undefined ? {} : { otherwise }) }];
    const checks = conformance(scheme as unknown as Scheme<UrlValue>, definition as unknown as AnyDefinition, {
      urls: [],
      errors: [],
      parts: [],
      refused: [],
      audit,
    });
    return checks.find(({ name }) => name.includes("audit("))?.run;
  };
  const found = { code: "leading-hyphen", component: "name", severity: "warning" };
  expect(row([found])).not.toThrow();
  expect(row([])).toThrow(/the findings of audit/);
  expect(row([{ ...found, severity: "danger" }])).toThrow(/the findings of audit/);
  expect(row([found], ["name"])).toThrow(/reads differently/);
});
