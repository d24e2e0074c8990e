/**
 * The schemes `amqp` and `amqps`, which are one scheme with two names.
 *
 * @packageDocumentation
 */

import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import { amqpDefinition } from "./amqp.ts";
import type { AmqpAccess, AmqpUrl } from "./amqp-url.ts";

export { type AmqpAccess, type AmqpOptions, type AmqpUrl, amqpAccess } from "./amqp-url.ts";

/** The scheme `amqp`, also named `amqps`. The built package contains it in compiled form. @public */
export const amqp: Scheme<AmqpUrl, AmqpAccess, unknown, never> = defineScheme(amqpDefinition);
