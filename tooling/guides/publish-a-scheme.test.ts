import { describe } from "vitest";
import { followedWordForWord } from "./followed.ts";

describe("docs/publish-a-scheme.md, followed word for word", () => followedWordForWord("publish-a-scheme.md"));
