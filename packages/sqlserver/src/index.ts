/**
 * The schemes `sqlserver`, also named `mssql`, and `jdbc` for SQL Server.
 *
 * @packageDocumentation
 */

import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import { jdbcSqlserverDefinition, sqlserverDefinition } from "./sqlserver.ts";
import type { JdbcSqlserverUrl, SqlserverAccess, SqlserverUrl } from "./sqlserver-url.ts";

export {
  type JdbcSqlserverUrl,
  type SqlserverAccess,
  type SqlserverProperties,
  type SqlserverUrl,
  sqlserverAccess,
} from "./sqlserver-url.ts";

/** The scheme `sqlserver`, also named `mssql`. The built package contains it in compiled form. @public */
export const sqlserver: Scheme<SqlserverUrl, SqlserverAccess, unknown, never> = defineScheme(sqlserverDefinition);

/** The scheme `jdbc` for SQL Server. The built package contains it in compiled form. @public */
export const jdbcSqlserver: Scheme<JdbcSqlserverUrl, SqlserverAccess, unknown, never> =
  defineScheme(jdbcSqlserverDefinition);
