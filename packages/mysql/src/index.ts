/**
 * The schemes `mysql`, `mysqlx` and `jdbc` for MySQL.
 *
 * @packageDocumentation
 */

import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import { jdbcMysqlDefinition, mysqlDefinition, mysqlxDefinition } from "./mysql.ts";
import type { JdbcMysqlUrl, MysqlAccess, MysqlUrl, MysqlxUrl } from "./mysql-url.ts";

export type { JdbcMysqlHost } from "./jdbc-hosts.ts";
export {
  type JdbcMysqlProperties,
  type JdbcMysqlUrl,
  type MysqlAccess,
  type MysqlOptions,
  type MysqlUrl,
  type MysqlxUrl,
  mysqlAccess,
} from "./mysql-url.ts";

/** The scheme `mysql`. The built package contains it in compiled form. @public */
export const mysql: Scheme<MysqlUrl, MysqlAccess, unknown, "hosts"> = defineScheme(mysqlDefinition);

/** The scheme `mysqlx`. The built package contains it in compiled form. @public */
export const mysqlx: Scheme<MysqlxUrl, MysqlAccess, unknown, "hosts"> = defineScheme(mysqlxDefinition);

/** The scheme `jdbc` for MySQL. The built package contains it in compiled form. @public */
export const jdbcMysql: Scheme<JdbcMysqlUrl, MysqlAccess, unknown, "hosts"> = defineScheme(jdbcMysqlDefinition);
