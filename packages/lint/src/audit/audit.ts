import { type Params, type Scheme, type Severity, type Source, Url1738Error, type UrlValue } from "@url1738/core";
import { type OwnFinding, urlError } from "@url1738/core/define";
import { checkSource, rulesOf, type SchemeRules } from "@url1738/core/grammar";
import { decode, ownFields } from "@url1738/core/runtime";
import { isSecretName } from "@url1738/redact";
import { secretPlaces } from "../spans/secrets-in.ts";
import { type View, viewOf } from "./audited-url.ts";
import type { Finding } from "./finding.ts";
import type { FindingReason } from "./findings.ts";
import { findingOf, saidFinding } from "./findings.ts";
import { platformFindings } from "./platform.ts";
import { services } from "./services.ts";

/** The scheme or the schemes by whose rules `audit` reads a URL. @public */
export type AuditSource = Source & Pick<Scheme, "format">;

/** "Caution should be used when using any URL which specifies a port number other than the default" (§6). */
function portFindings(view: View): readonly OwnFinding[] {
  return view.hosts.flatMap(({ port, portComponent }) => findingsOfPort(view, port, portComponent));
}

function findingsOfPort({ scheme, grammar }: View, port: unknown, component: string): readonly OwnFinding[] {
  const { name, defaultPort } = grammar;
  if (typeof port !== "number" || port === defaultPort) return [];
  const unusual = (severity: Severity, reason: FindingReason, params: Params = {}): readonly OwnFinding[] => [
    findingOf(reason, { code: "unusual-port", component, severity }, { port, scheme, ...params }),
  ];
  const service = services.get(port);
  if (name === undefined)
    return service === undefined ? [] : unusual("warning", "port-of-service-in-unknown-scheme", { service });
  const serviceParam = service === undefined ? {} : { service };
  const [severity, reason] =
    service !== undefined
      ? (["danger", "port-of-service"] as const)
      : port < 1024
        ? (["warning", "low-port"] as const)
        : (["info", "other-port"] as const);
  return defaultPort === undefined
    ? unusual(severity, `${reason}-without-default`, serviceParam)
    : unusual(severity, reason, { ...serviceParam, default: defaultPort });
}

const CONTROL = /%([01][\dA-F]|7F)/gi;

/** "embedded encoded delimiters for a given protocol (for example, CR and LF characters for telnet protocols)" (§6). */
function controlFindings({ text: written, parts, grammar: { hazards } }: View): readonly OwnFinding[] {
  const text = hazards?.meantLines?.(written) ?? written;
  if (text.search(CONTROL) < 0) return [];
  return parts.flatMap(({ component, index, end }) => {
    const octets = Array.from(text.slice(index, end).matchAll(CONTROL), ([, octet = ""]) => octet.toUpperCase());
    // A control character is more dangerous in a component that is sent as part of a line.
    const isOfLine = hazards?.lines?.includes(component) === true;
    const [grave, slight] = isOfLine ? (["danger", "warning"] as const) : (["warning", "info"] as const);
    const isBreak = (octet: string) => octet === "0A" || octet === "0D";
    const code = "control-character";
    const control = octets.includes("00")
      ? findingOf("nul", { code, component, severity: grave })
      : findingOf("control-character", { code, component, severity: slight });
    return [
      ...(octets.some(isBreak) ? [findingOf("line-break", { component, severity: grave })] : []),
      ...(octets.every(isBreak) ? [] : [control]),
    ];
  });
}

/** Reports the components that a scheme declares secret, and values next to the name of a secret. */
function secretFindings({ text, grammar }: View): readonly OwnFinding[] {
  const places = grammar.places(text, true);
  const byPath = new Map(places.map((place) => [place.component, place]));
  const named = places.filter(({ component, index, end }) => {
    const name = component.endsWith(".value") ? byPath.get(component.replace(/value$/, "name")) : undefined;
    return name !== undefined && index < end && isSecretName(decode(text.slice(name.index, name.end)));
  });
  const secrets = new Set([...secretPlaces(grammar, text), ...named].map(({ component }) => component));
  // The password of a login has a finding of its own.
  secrets.delete("password");
  return Array.from(secrets, (component) => findingOf("secret", { component, severity: "warning" }));
}

/** "The use of URLs containing passwords that should be secret is clearly unwise" (§6). */
function passwordFindings({ fields }: View): readonly OwnFinding[] {
  const isThere = typeof fields.get("password") === "string" && fields.get("password") !== "";
  return isThere ? [findingOf("password", { component: "password", severity: "warning" })] : [];
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function hyphenFindings({ parts, fields, grammar: { hazards } }: View): readonly OwnFinding[] {
  return parts.flatMap(({ component }) => {
    if (hazards?.neverFirst?.includes(component) === true) return [];
    const isThere = stringsIn(fields.get(component)).some((text) => text.startsWith("-"));
    return isThere ? [findingOf("leading-hyphen", { component, severity: "warning" })] : [];
  });
}

/** Reports empty items: each is sent as a line without its argument (§3.2.2). */
function emptyFindings({ fields, grammar: { hazards } }: View): readonly OwnFinding[] {
  const lists = (hazards?.lines ?? []).filter((name) => {
    const value = fields.get(name);
    return Array.isArray(value) && value.includes("");
  });
  return lists.map((component) => findingOf("empty-argument", { component, severity: "warning", section: "3.2.2" }));
}

/** Reports `C|`, an old spelling of a drive that avoids the colon; some programs still read it as `C:`. */
function driveFindings({ parts, fields }: View): readonly OwnFinding[] {
  const isPath = ({ component, index, end }: View["parts"][number]) =>
    end > index && !["user", "password", "host", "port"].includes(component);
  const first = parts.find(isPath);
  const [text = ""] = first === undefined ? [] : stringsIn(fields.get(first.component));
  if (first === undefined || !/^[A-Za-z]\|$/.test(text)) return [];
  const facts = { component: first.component, severity: "warning", section: "3.10" } as const;
  return [findingOf("drive-letter", facts, { drive: text.charAt(0) })];
}

/** Reports a scheme that is written twice: `https://https://host.dom` names the host `https`, and a path. */
function twiceFindings({ scheme, text, hosts }: View): readonly OwnFinding[] {
  return hosts.flatMap(({ component, host }) => {
    const isScheme = host === scheme || /^(?:https?|ftp|wss?|file|gopher)$/.test(host);
    const isTwice = isScheme && /^[^:/]*:\/\/[^/]*\/\//.test(text);
    return isTwice ? [findingOf("scheme-as-host", { component, severity: "warning" }, { host })] : [];
  });
}

function zeroFindings({ hosts }: View): readonly OwnFinding[] {
  return hosts.flatMap(({ component, host, written }) => {
    const groups = /^[\d.]+$/.test(written) ? written.split(".").filter((group) => /^0\d/.test(group)) : [];
    if (groups.length === 0) return [];
    const isSame = groups.every((group) => /^[0-7]+$/.test(group) && Number.parseInt(group, 8) === Number(group));
    const facts = { code: "leading-zeros", component, section: "3.1" };
    return isSame
      ? [findingOf("leading-zeros-same", { ...facts, severity: "info" })]
      : [findingOf("leading-zeros", { ...facts, severity: "danger" }, { host })];
  });
}

/** Returns the canonical spelling of a value. @throws Url1738Error - If the source has no `format`. */
function formatted(source: AuditSource, url: UrlValue): string {
  if (typeof source.format === "function") return source.format(url);
  const sentence = "This cannot format a value, so it is neither a scheme nor a registry.";
  throw new Url1738Error(urlError({ code: "invalid-definition" }, { reason: "definition/cannot-spell", sentence }));
}

/**
 * Finds the dangers of RFC 1738 §6, and those that have become known since: `Finding` lists all of them.
 *
 * Given a text, it also checks the spelling: it finds numbers that other programs read as octal, and, if there is a global `URL`, each
 * component that this class reads differently. The class knows only host, port, user, password, path and query, so `audit` compares the
 * whole path and the whole query with their components: they differ if `URL` resolves `..`, or begins a query in the middle of a
 * component. A host that `URL` copies without interpreting it does not differ.
 *
 * @param source - A scheme or a registry.
 * @param url - A text, or a value as `parse` returns it.
 * @returns The findings; empty if there are none.
 * @throws Url1738Error - If the text is not a URL, as `parse` does; if the value is not one, as `format` does; with the code
 *   `contract-version` if the scheme was built against a newer version of the contract.
 * @public
 */
export function audit(source: AuditSource, url: string | UrlValue): readonly Finding[] {
  checkSource(source);
  const text = typeof url === "string" ? url : formatted(source, url);
  const result = source.safeParse(text);
  if (!result.ok) throw new Url1738Error(result.error);
  // Parsing succeeded, so the scheme is known.
  const rules = rulesOf(source, text) as SchemeRules;
  const grammar = { ...rules, hazards: ownFields(rules.hazards) } as SchemeRules;
  const view = viewOf(grammar, text, result.url, source.safeParse);
  const general = [
    portFindings,
    controlFindings,
    passwordFindings,
    secretFindings,
    hyphenFindings,
    emptyFindings,
    driveFindings,
    twiceFindings,
  ].flatMap((look) => look(view));
  const ofScheme = grammar.hazards?.look?.(result.url, text) ?? [];
  const ofText = typeof url === "string" ? [...zeroFindings(view), ...platformFindings(view)] : [];
  return [...general, ...ofScheme, ...ofText].map((finding) => saidFinding(finding, rules.labels));
}
