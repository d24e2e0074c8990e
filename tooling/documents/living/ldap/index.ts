export type { LdapAccess, LdapContext } from "./access.ts";
export { languages } from "./languages.ts";
export type { LdapUrl } from "./ldap-url.ts";
export { ldap } from "./scheme.ts";
