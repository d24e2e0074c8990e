import { followedByAStranger } from "./followed-word-for-word.ts";

followedByAStranger("publish-a-scheme.md");
