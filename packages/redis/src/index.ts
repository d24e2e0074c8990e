/**
 * The schemes `redis` and `rediss`, which are one scheme with two names.
 *
 * @packageDocumentation
 */

import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import { redisDefinition } from "./redis.ts";
import type { RedisAccess, RedisUrl } from "./redis-url.ts";

export { type RedisAccess, type RedisOptions, type RedisUrl, redisAccess } from "./redis-url.ts";

/** The scheme `redis`, also named `rediss`. The built package contains it in compiled form. @public */
export const redis: Scheme<RedisUrl, RedisAccess, unknown, never> = defineScheme(redisDefinition);
