import { describe } from "vitest";
import { followedWordForWord } from "./followed-word-for-word.ts";

describe("docs/scheme-from-its-rfc.md, followed word for word", () => followedWordForWord("scheme-from-its-rfc.md"));
