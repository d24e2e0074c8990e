import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import type { LdapAccess, LdapContext } from "./access.ts";
import { ldapDefinition } from "./ldap.ts";
import type { LdapUrl } from "./ldap-url.ts";

/** The scheme `ldap`. */
export const ldap: Scheme<LdapUrl, LdapAccess, LdapContext> = defineScheme(ldapDefinition);
