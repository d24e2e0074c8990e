import { readFileSync } from "node:fs";
import type { AnyDefinition } from "@url1738/core/define";
import type { LanguageOptions } from "@url1738/prove";
import { telDefinition } from "@url1738/tel/definition";
import { urnDefinition } from "@url1738/urn/definition";
import { wsDefinition } from "@url1738/ws/definition";
import { definitions, rfc1738Definitions } from "url1738/definitions";
import type { Modules } from "../../../packages/compile/src/index.ts";
import { compiledModules, modulesOf } from "../../../packages/compile/test/generate.ts";
import * as ldap from "../../../packages/create-scheme/gallery/ldap.ts";

/** A grammar that is proved to be the one of its specification. */
export interface Proof {
  readonly definition: AnyDefinition<never>;
  /** The specification, as people cite it. */
  readonly specification: string;
  readonly bnf: string;
  /** The rule whose texts are the URLs. */
  readonly rule: string;
  readonly options?: LanguageOptions;
  /** The modules from which the compiled scheme imports. */
  readonly modules: Modules;
}

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

const section5 = textOf("../rfc/section-5.txt");
const rfc3986 = textOf("rfc3986-appendix-a.abnf");

/** Reads the rules that prose changes, or leaves to a check: each on a line, after a comment with the sentence of the prose. */
function rulesIn(file: string): Required<LanguageOptions>["rules"] {
  const rules = textOf(`rules/${file}`).matchAll(/^; (.*)\n(\S+) = (.*)$/gm);
  return Object.fromEntries([...rules].map(([, sentence = "", name, bnf = ""]) => [name, { bnf, sentence }]));
}

const ofSection5 = rfc1738Definitions.map(async (definition): Promise<Proof> => {
  const { name } = definition;
  const options = name === "gopher" ? { rules: rulesIn("gopher.bnf") } : {};
  const modules = await modulesOf(name);
  return { definition, specification: "RFC 1738 §5", bnf: section5, rule: `${name}url`, options, modules };
});

const ofToday = definitions
  .filter(({ name }) => name.startsWith("http"))
  .map(async (definition): Promise<Proof> => {
    const { name } = definition;
    const whole = {
      bnf: `"${name}" "://" authority path-abempty [ "?" query ] [ "#" fragment ]`,
      sentence: "RFC 9110 §4.2 defines it so; a reference to what it designates may have a fragment (§4.1).",
    };
    const rule = `${name}-URI`;
    return {
      definition,
      specification: "RFC 3986, Appendix A",
      bnf: rfc3986,
      rule,
      options: { rules: { [rule]: whole, ...rulesIn("hosts.abnf"), ...rulesIn("http.abnf") } },
      modules: await modulesOf("https"),
    };
  });

const ofLdap: Proof = {
  definition: ldap.ldapDefinition,
  specification: "RFC 1959 §2",
  bnf: textOf("rfc1959-section-2.bnf"),
  rule: "ldapurl",
  options: { others: [section5], rules: rulesIn("ldap.bnf") },
  modules: { ...compiledModules, ldap },
};

/** Families of today, whose specifications import rules from RFC 3986. */
const ofFamilies = [
  {
    definition: definitions.find(({ name }) => name === "mailto") as AnyDefinition<never>,
    specification: "RFC 6068 §2",
    file: "rfc6068-section-2.abnf",
    rule: "mailtoURI",
    rules: rulesIn("mail.abnf"),
    folder: "mail",
  },
  {
    definition: urnDefinition,
    specification: "RFC 8141 §2",
    file: "rfc8141-section-2.abnf",
    rule: "namestring",
    rules: rulesIn("urn.abnf"),
    folder: "urn",
  },
  {
    definition: wsDefinition,
    specification: "RFC 6455 §3",
    file: "rfc6455-section-3.abnf",
    rule: "ws-URI",
    rules: rulesIn("hosts.abnf"),
    folder: "ws",
  },
].map(async ({ definition, specification, file, rule, rules, folder }): Promise<Proof> => {
  const bnf = `${rfc3986}\n${textOf(file)}`;
  return { definition, specification, bnf, rule, options: { rules }, modules: await modulesOf(folder) };
});

const ofTel: Proof = {
  definition: telDefinition,
  specification: "RFC 3966 §3",
  bnf: textOf("rfc3966-section-3.abnf"),
  rule: "telephone-uri",
  options: { rules: rulesIn("tel.abnf") },
  modules: await modulesOf("tel"),
};

/** All proofs: of the ten schemes of RFC 1738, of schemes as they are today, and of ldap. */
export const proofs: readonly Proof[] = [
  ...(await Promise.all([...ofSection5, ...ofToday, ...ofFamilies])),
  ofTel,
  ofLdap,
];
