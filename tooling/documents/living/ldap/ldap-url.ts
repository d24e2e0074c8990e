/** A URL of the scheme `ldap` (RFC 1959): entries of a directory. */
export interface LdapUrl {
  scheme: "ldap";
  /** The server; if absent, any server that knows the directory. */
  host?: string | undefined;
  port: number;
  /** The distinguished name of the entry where the search begins, decoded. */
  dn: string;
  /** The attributes to return; all if there are none. */
  attributes: string[];
  /** The entries to search: the one named, those right below it, or the whole subtree. */
  scope: "base" | "one" | "sub";
  /** The filter that entries must match (RFC 1558), decoded. */
  filter: string;
}
