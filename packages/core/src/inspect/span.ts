/**
 * A piece of a URL's text: as long as its component, its place in the value and its line of the grammar stay the same.
 *
 * @public
 */
export interface Span {
  /** Where it begins: a UTF-16 offset. */
  readonly index: number;
  /** The offset after it: the same where the URL has the component, but it is empty. */
  readonly end: number;
  /** The component of which it is part, by the name of its field; `"scheme"`; absent for what stands between components. */
  readonly component?: string;
  /**
   * Where in the value its meaning stands, such as `host`, `cwd[0]`, `fields[1].name` or, of a list without items, `cwd`; absent
   * for what has no meaning of its own, such as a separator.
   */
  readonly path?: string;
  /**
   * The lines of the grammar from which it derives, outermost first: `["ftpurl", "login", "hostport", "host", "hostname"]`. Without the
   * definition of the scheme, only the outermost is known; where no URL goes on so, there is none.
   */
  readonly rules: readonly string[];
}
