/** What every parsed URL has: its scheme, in lower case. @public */
export interface UrlValue {
  /** The scheme, in lower case. */
  readonly scheme: string;
}
