import { describe } from "vitest";
import { followedWordForWord } from "./followed-word-for-word.ts";

describe("docs/publish-a-scheme.md, followed word for word", () => followedWordForWord("publish-a-scheme.md"));
