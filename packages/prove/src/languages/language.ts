import type { Machine } from "@url1738/core/grammar";

/** The texts that something takes, read character by character. */
export type Language<State = unknown> = Pick<Machine<State>, "first" | "step" | "isEnd">;
