import type { Scheme, UrlValue } from "@url1738/core";
import { audit, type Finding } from "@url1738/lint";
import { type Check, same, show } from "./check.ts";
import { type Examples, titleOf } from "./examples.ts";
import { oneOfEachShape } from "./one-of-each-shape.ts";
import { formatted } from "./outcomes.ts";
import { placesOf } from "./places.ts";

/** Checks that `audit` has the findings of the rows, and that no finding shows a password. */

/** The platform's `URL`, which bare JavaScript shells lack. */
declare const URL: unknown;

const isPlatforms = ({ code }: Finding) => code === "platform-url";

function rowChecks(scheme: Scheme<UrlValue>, { audit: rows = [] }: Examples): readonly Check[] {
  return rows.map(({ section, why, url, findings, otherwise = [] }) => ({
    name: titleOf({ section, why }, `audit(${show(url)})`),
    run: () => {
      const all = audit(scheme, url);
      const found = all
        .filter((finding) => !isPlatforms(finding))
        .map(({ code, component, severity }) => ({ code, component, severity }));
      same(found, findings, `the findings of audit(${show(url)})`);
      if (typeof URL === "undefined") return;
      const components = all.filter(isPlatforms).map(({ component }) => component ?? null);
      same(components, otherwise, `the components that the platform's URL reads differently, by audit(${show(url)})`);
    },
  }));
}

const SECRET = "s3cr3t";

/** Passwords that software may read differently. */
const PASSWORDS = [SECRET, `1?${SECRET}`, `?${SECRET}`, `-${SECRET}\r\n`, `${SECRET}/../`, `@${SECRET}`];

function checkPasswords(scheme: Scheme<UrlValue>, urls: readonly UrlValue[]): void {
  for (const url of urls)
    for (const put of placesOf(url, "password"))
      for (const password of PASSWORDS) {
        const value = put(url, password);
        const text = formatted(scheme, value);
        if (text === undefined) continue;
        const findings = [...audit(scheme, text), ...audit(scheme, value)];
        if (!findings.some(({ code }) => code === "password"))
          throw new Error(`audit(${show(text)}) finds no password`);
        if (JSON.stringify(findings).includes(SECRET))
          throw new Error(`audit(${show(text)}) shows the password: ${show(findings)}`);
      }
}

/** Returns the checks of `audit`. */
export function auditChecks(scheme: Scheme<UrlValue>, examples: Examples): readonly Check[] {
  const texts = examples.urls.map(({ url }) => url);
  return [
    ...rowChecks(scheme, examples),
    {
      name: "no finding of audit shows a password",
      run: () => checkPasswords(scheme, oneOfEachShape(scheme, texts)),
    },
  ];
}
