import { type Field, hostport, type List, list } from "@url1738/core/define";

// hosts = hostport *[ "," hostport ]
/**
 * Makes a list of hosts, each with its port: `h1:5433,h2`. The scheme's default port holds for each of them.
 *
 * @param name - The name of the field for the hosts.
 * @public
 */
export function hostList<const N extends string>(
  name: N,
): List<readonly [Field<N, { host: string; port: number }[], undefined>]> {
  return list(name, hostport, ",", "between");
}
