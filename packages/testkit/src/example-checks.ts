import { type Scheme, type UrlValue, urlErrorOf } from "@url1738/core";
import { type Check, same, show } from "./check.ts";
import { type Examples, titleOf } from "./examples.ts";
import { thrownBy } from "./outcomes.ts";

function componentThrown(run: () => unknown): unknown {
  const thrown = thrownBy(run);
  const error = urlErrorOf(thrown);
  return error?.code === "invalid-value" ? error.component : thrown;
}

/** Returns one check for each row. */
export function exampleChecks(scheme: Scheme<UrlValue>, examples: Examples): readonly Check[] {
  const urls = examples.urls.map(({ section, why, url, value, href = url }) => ({
    name: titleOf({ section, why }, url),
    run: () => {
      const parsed = scheme.parse(url);
      same(parsed, { scheme: url.slice(0, url.indexOf(":")).toLowerCase(), ...value }, `parse(${show(url)})`);
      same(scheme.format(parsed), href, `format(parse(${show(url)}))`);
      same(scheme.canParse(url), true, `canParse(${show(url)})`);
    },
  }));
  const errors = (examples.errors ?? []).map(({ section, why, url, ...expected }) => ({
    name: titleOf({ section, why }, `${show(url)} is refused`),
    run: () => {
      const result = scheme.safeParse(url);
      if (result.ok) throw new Error(`safeParse(${show(url)}) returned ${show(result.url)}`);
      for (const [field, value] of Object.entries(expected))
        same(result.error[field as keyof typeof result.error], value, `${field} of the error of ${show(url)}`);
      same(scheme.canParse(url), false, `canParse(${show(url)})`);
      same(
        thrownBy(() => scheme.parse(url)),
        result.error,
        `the error that parse(${show(url)}) throws`,
      );
    },
  }));
  const parts = (examples.parts ?? []).map(({ section, why, parts, url, refused }) => ({
    name: titleOf({ section, why }, `build(${show(parts)})`),
    run: () => {
      if (url === undefined)
        same(
          componentThrown(() => scheme.build(parts)),
          refused,
          `the component that build(${show(parts)}) refuses`,
        );
      else same(scheme.build(parts), scheme.parse(url), `build(${show(parts)})`);
    },
  }));
  const refused = (examples.refused ?? []).map(({ section, why, value, component }) => ({
    name: titleOf({ section, why }, `format(${show(value)}) is refused`),
    run: () => {
      const url = { scheme: scheme.name, ...value };
      same(
        componentThrown(() => scheme.format(url)),
        component,
        `the component that format(${show(url)}) refuses`,
      );
    },
  }));
  return [...urls, ...errors, ...parts, ...refused];
}
