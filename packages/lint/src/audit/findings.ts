import type { Params } from "@url1738/core";
import type { OwnFinding } from "@url1738/core/define";
import { inEnglish, type Labels, labelIn } from "@url1738/core/grammar";
import { ownFields } from "@url1738/core/runtime";
import type { Finding } from "./finding.ts";

/**
 * The sentences of `audit`, by their reasons. Of a pair such as `platform-host` and `platform-host-read`, the first quotes nothing, since it
 * is for a text with a password.
 */
export const findingSentences = {
  "port-of-service-in-unknown-scheme":
    "Port {port} belongs to {service}; whether it is the default of {scheme} is not known here.",
  "port-of-service":
    "Port {port} belongs to {service}; the default of {scheme} is {default}. The server there may read parts of the URL as commands.",
  "port-of-service-without-default":
    "Port {port} belongs to {service}, and {scheme} has no default. The server there may read parts of the URL as commands.",
  "low-port":
    "Port {port} is not the default of {scheme}, which is {default}. It is below 1024, where the standard services listen.",
  "low-port-without-default":
    "Port {port} is below 1024, where the standard services listen, and {scheme} has no default.",
  "other-port": "Port {port} is not the default of {scheme}, which is {default}. Another service may listen there.",
  "other-port-without-default": "Port {port} is given, and {scheme} has no default. Another service may listen there.",
  "line-break":
    "The {component} contains an encoded line break. Once decoded and sent, it begins another line, perhaps another command.",
  nul: "The {component} contains an encoded NUL. Many programs take it for the end of the text.",
  "control-character":
    "The {component} contains an encoded control character. It is invisible, or changes how the rest is shown.",
  secret: "The {component} is a secret, and everyone who sees the URL can read it.",
  password: "The URL has a password, and everyone who sees the URL can read it.",
  "leading-hyphen": "The {component} begins with a hyphen. A program may take it for an option.",
  "empty-argument":
    "The {component} has an empty item. It is sent as an empty argument, which many servers refuse. Write %2F for the root.",
  "drive-letter": "The {component} begins with {drive}|, which some programs take for the drive {drive}:.",
  "scheme-as-host": 'The host is "{host}", the name of a scheme: another URL may begin there.',
  "leading-zeros-same":
    "The host has a number with a leading zero. Some programs read it as octal, here with the same result.",
  "leading-zeros":
    "The host has a number with a leading zero. Some programs read it as octal, and then the host is not {host}.",
  "platform-refuses": "JavaScript's URL refuses this text, so many programs cannot follow the URL.",
  "platform-host-inside": "JavaScript's URL finds a host in the {component}.",
  "platform-host-inside-read": 'JavaScript\'s URL finds a host in the {component}: "{read}".',
  "platform-host": "JavaScript's URL reads another host.",
  "platform-host-read": 'JavaScript\'s URL reads another host: "{read}".',
  "platform-port": "JavaScript's URL reads another port.",
  "platform-port-read": 'JavaScript\'s URL reads another port: "{read}".',
  "platform-user": "JavaScript's URL reads another user name.",
  "platform-password": "JavaScript's URL reads another password.",
  "platform-path": "JavaScript's URL reads the {component} differently.",
  "platform-path-read": 'JavaScript\'s URL reads the {component} differently: the path becomes "{read}".',
  "platform-query": 'JavaScript\'s URL begins a query at a "?" that is part of the {component}.',
  "platform-query-after":
    'JavaScript\'s URL begins a query at a "?" that is part of the {around}, and reads the {component} as part of that query.',
} as const;

export type FindingReason = keyof typeof findingSentences;

/** Makes a finding, see {@link saidFinding}. By default, its code is its reason, and its section is the one on security. */
export function findingOf(
  reason: FindingReason,
  fields: Pick<Finding, "component" | "severity"> & Partial<Pick<Finding, "code" | "section">>,
  params: Params = {},
): OwnFinding {
  const { section = "6" } = ownFields(fields);
  return { code: reason, ...fields, section, reason, params, sentence: findingSentences[reason] };
}

/** Completes a finding, and fills in its sentence. @param labels - Those of the scheme's components. */
export function saidFinding({ code, reason = "other", params = {}, ...fields }: OwnFinding, labels?: Labels): Finding {
  const called = (component: string | undefined) => labelIn(labels, component);
  const around = typeof params.around === "string" ? { around: called(params.around) ?? params.around } : {};
  const sentence = inEnglish(fields.sentence, { ...fields, label: called(fields.component) }, { ...params, ...around });
  return { code, reason, params, ...fields, sentence };
}
