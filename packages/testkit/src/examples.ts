import { type Scheme, type UrlValue, urlErrorOf } from "@url1738/core";
import { type Check, fail, same, show } from "./check.ts";

/**
 * Rows of examples for one scheme, in a form that JSON can hold. A row may cite the section of the specification that it stands
 * for. Only the table `urls` is needed.
 *
 * @public
 */
export interface Examples {
  /** URLs, with their values (all fields that are present) and, where it differs, the canonical spelling. */
  readonly urls: readonly {
    readonly section?: string;
    readonly url: string;
    readonly value: object;
    readonly href?: string;
  }[];
  /** Strings that are no URLs, and where they stop being ones. */
  readonly mistakes?: readonly {
    readonly section?: string;
    readonly why: string;
    readonly url: string;
    readonly code: string;
    readonly index: number;
    readonly end?: number;
    readonly component?: string;
  }[];
  /** What `build` takes, and the URL that it makes; or the component that it refuses. */
  readonly parts?: readonly {
    readonly section?: string;
    readonly parts: object;
    readonly url?: string;
    readonly refused?: string;
  }[];
  /** What `format` refuses, and the component that its error names. */
  readonly refused?: readonly { readonly section?: string; readonly value: object; readonly component: string }[];
  /** What `access` returns for a URL and a context; or the code of what it throws, and the component that it names. */
  readonly access?: readonly {
    readonly section?: string;
    readonly url: string;
    readonly context?: object;
    readonly access?: object;
    readonly refused?: string;
    readonly component?: string;
  }[];
  /**
   * The strings of an access that do not keep to what holds without a row, that there is no CR, LF or NUL in them: the field of
   * the access, the regular expression that the whole string obeys instead, and why.
   */
  readonly strings?: readonly { readonly field: string; readonly pattern: string; readonly why: string }[];
  /**
   * What `audit` finds in a text, in order, and the components that the platform's `URL`, if there is one, reads otherwise; `null`
   * where it refuses the text.
   */
  readonly audit?: readonly {
    readonly section?: string;
    readonly url: string;
    readonly findings: readonly { readonly code: string; readonly component?: string; readonly severity: string }[];
    readonly otherwise?: readonly (string | null)[];
  }[];
}

export function thrownBy(run: () => unknown): unknown {
  try {
    return show(run());
  } catch (thrown) {
    return urlErrorOf(thrown) ?? thrown;
  }
}

function componentThrown(run: () => unknown): unknown {
  const thrown = thrownBy(run);
  return urlErrorOf(thrown)?.code === "invalid-value" ? urlErrorOf(thrown)?.component : thrown;
}

/** The section of a row, before what the row says. */
export function cited(section: string | undefined): string {
  return section === undefined ? "" : `§${section}: `;
}

/** One check for each row. */
export function exampleChecks(scheme: Scheme<UrlValue>, examples: Examples): readonly Check[] {
  const urls = examples.urls.map(({ section, url, value, href = url }) => ({
    name: `${cited(section)}${url}`,
    run: () => {
      const parsed = scheme.parse(url);
      same(parsed, { scheme: scheme.name, ...value }, `parse(${show(url)})`);
      same(scheme.format(parsed), href, `format(parse(${show(url)}))`);
      same(scheme.canParse(url), true, `canParse(${show(url)})`);
    },
  }));
  const mistakes = (examples.mistakes ?? []).map(({ section, why, url, ...expected }) => ({
    name: `${cited(section)}${show(url)} is refused: ${why}`,
    run: () => {
      const result = scheme.safeParse(url);
      if (result.ok) throw fail(`safeParse(${show(url)}) returned ${show(result.url)}`);
      for (const [field, value] of Object.entries(expected))
        same(result.error[field as keyof typeof result.error], value, `${field} of the error of ${show(url)}`);
      same(scheme.canParse(url), false, `canParse(${show(url)})`);
      same(
        thrownBy(() => scheme.parse(url)),
        result.error,
        `what parse(${show(url)}) throws`,
      );
    },
  }));
  const parts = (examples.parts ?? []).map(({ section, parts, url, refused }) => ({
    name: `${cited(section)}build(${show(parts)})`,
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
  const refused = (examples.refused ?? []).map(({ section, value, component }) => ({
    name: `${cited(section)}format(${show(value)}) is refused`,
    run: () => {
      const url = { scheme: scheme.name, ...value };
      same(
        componentThrown(() => scheme.format(url)),
        component,
        `the component that format(${show(url)}) refuses`,
      );
    },
  }));
  return [...urls, ...mistakes, ...parts, ...refused];
}
