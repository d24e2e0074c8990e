import { describe } from "vitest";
import { DRAWS } from "../../build/vitest/draws.ts";
import { followedByAStranger } from "./followed-word-for-word.ts";

// Its steps are those of the guide to writing a scheme, which is followed by day; its scheme is that of a package here.
describe.skipIf(DRAWS < 1)("by night", () => followedByAStranger("scheme-from-its-specification.md"));
