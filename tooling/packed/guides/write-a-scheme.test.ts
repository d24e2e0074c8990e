import { describe } from "vitest";
import { followedWordForWord } from "./followed-word-for-word.ts";

describe("docs/write-a-scheme.md, followed word for word", () => followedWordForWord("write-a-scheme.md"));
