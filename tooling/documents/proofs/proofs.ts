import { readFileSync } from "node:fs";
import type { AnyDefinition } from "@url1738/core/define";
import { mailtoDefinition } from "@url1738/mail/definition";
import type { LanguageOptions } from "@url1738/prove";
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
      options: { rules: { [rule]: whole, ...rulesIn("hosts.abnf") } },
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

const ofMail: Proof = {
  definition: mailtoDefinition,
  specification: "RFC 6068 §2",
  bnf: textOf("rfc6068-section-2.abnf"),
  rule: "mailtoURI",
  options: { others: [rfc3986], rules: rulesIn("mail.abnf") },
  modules: await modulesOf("mail"),
};

/** All proofs: of the ten schemes of RFC 1738, of http, https and mailto as they are today, and of ldap. */
export const proofs: readonly Proof[] = [...(await Promise.all([...ofSection5, ...ofToday])), ofMail, ofLdap];
