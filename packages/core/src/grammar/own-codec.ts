import type { Codec } from "./nodes.ts";

/** The same codec, which inherits nothing; what it gets is not asked for before it is needed. */
export function ownCodec<V>(codec: Codec<V>): Codec<V> {
  return Object(codec) === codec ? Object.create(null, Object.getOwnPropertyDescriptors(codec)) : codec;
}
