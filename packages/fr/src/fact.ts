/**
 * An error or a finding, as core makes it or as it is read from JSON.
 *
 * @public
 */
export interface Fact {
  /** The reason that names the sentence. */
  readonly reason?: string;
  /** The values that the sentence mentions. */
  readonly params?: Readonly<Record<string, unknown>>;
  /** The component, by the name of its field, or a path. */
  readonly component?: string;
  /** The scheme. */
  readonly scheme?: string;
  /** The code point that was found. */
  readonly found?: number;
  /** The sentence of an error in English. */
  readonly message?: string;
  /** The sentence of a finding in English. */
  readonly sentence?: string;
  /** The edit that the hint names. */
  readonly fix?: { readonly replacement: string };
  /** The hint, as facts. */
  readonly advice?: { readonly reason: string; readonly params?: Readonly<Record<string, unknown>> };
  /** The errors that the sentence reports. */
  readonly errors?: readonly Fact[];
  /** The hint in English. */
  readonly hint?: string;
}
