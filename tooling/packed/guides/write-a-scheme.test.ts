import { followedByAStranger } from "./followed-word-for-word.ts";

followedByAStranger("write-a-scheme.md", "scheme-reference.md");
