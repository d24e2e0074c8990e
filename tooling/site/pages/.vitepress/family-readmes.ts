import { dirname, join } from "node:path";
import type { MarkdownRenderer } from "vitepress";
import { withMadeParts } from "../../../build/family-readme.ts";

/** Shows the READMEs of schemes' packages with the parts that are made. */
export const familyReadmes =
  (root: string, sourceOf: (page: string) => string) =>
  (markdown: MarkdownRenderer): void => {
    markdown.core.ruler.before("normalize", "family-readmes", (state) => {
      const source = sourceOf(state.env.relativePath ?? "");
      if (/^packages\/[^/]+\/README\.md$/.test(source))
        state.src = withMadeParts(state.src, join(root, dirname(source)));
    });
  };
