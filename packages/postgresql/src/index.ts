/**
 * The scheme `postgresql`, also named `postgres`: connection URIs of PostgreSQL, as its library libpq reads them.
 *
 * @packageDocumentation
 */

import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import { postgresqlDefinition } from "./postgresql.ts";
import type { PostgresqlAccess, PostgresqlUrl } from "./postgresql-url.ts";

export {
  type PostgresqlAccess,
  type PostgresqlOptions,
  type PostgresqlUrl,
  postgresqlAccess,
} from "./postgresql-url.ts";

/** The scheme `postgresql`, also named `postgres` (PostgreSQL 18, §32.1.1.2). The built package contains it in compiled form. @public */
export const postgresql: Scheme<PostgresqlUrl, PostgresqlAccess, unknown, "hosts"> = defineScheme(postgresqlDefinition);
