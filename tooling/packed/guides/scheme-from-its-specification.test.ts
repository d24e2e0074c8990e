import { followedByAStranger } from "./followed-word-for-word.ts";

followedByAStranger("scheme-from-its-specification.md");
