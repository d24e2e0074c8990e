import type { Result, UrlValue } from "@url1738/core";
import type { SchemeRules } from "@url1738/core/runtime";

/** The part of a registry that the client needs; `createRegistry` returns one. @public */
export interface ClientRegistry<Url extends UrlValue = UrlValue> {
  /** The registered schemes. */
  readonly schemes: readonly { readonly name: string; readonly defaultPort: number | undefined }[];
  /** See `Registry.find`. */
  find(text: unknown): SchemeRules | undefined;
  /** See `Registry.parse`. */
  parse(text: string): Url;
  /** See `Registry.safeParse`. */
  safeParse(text: unknown): Result<Url>;
  /** See `Registry.build`. */
  build(parts: { readonly scheme: string }): Url;
  /** See `Registry.format`. */
  format(url: UrlValue): string;
  /** See `Registry.access`. */
  access(url: UrlValue, context?: unknown): unknown;
}
