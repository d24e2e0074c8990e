/**
 * The schemes `mongodb` and `mongodb+srv`: connection strings of MongoDB.
 *
 * @packageDocumentation
 */

import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import { mongodbDefinition, mongodbSrvDefinition } from "./mongodb.ts";
import type { MongodbAccess, MongodbSrvAccess, MongodbSrvUrl, MongodbUrl } from "./mongodb-url.ts";

export {
  type MongodbAccess,
  type MongodbMechanism,
  type MongodbOptions,
  type MongodbParts,
  type MongodbPlan,
  type MongodbSrvAccess,
  type MongodbSrvUrl,
  type MongodbUrl,
  mongodbAccess,
  mongodbFindings,
  mongodbSrvAccess,
} from "./mongodb-url.ts";

/** The scheme `mongodb`. The built package contains it in compiled form. @public */
export const mongodb: Scheme<MongodbUrl, MongodbAccess, unknown, "hosts"> = defineScheme(mongodbDefinition);

/** The scheme `mongodb+srv`. The built package contains it in compiled form. @public */
export const mongodbSrv: Scheme<MongodbSrvUrl, MongodbSrvAccess, unknown, "host"> = defineScheme(mongodbSrvDefinition);
