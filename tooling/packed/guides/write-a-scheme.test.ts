import { describe } from "vitest";
import { followedWordForWord } from "./followed-word-for-word.ts";

describe("docs/write-a-scheme.md and docs/scheme-reference.md, followed word for word", () =>
  followedWordForWord("write-a-scheme.md", "scheme-reference.md"));
