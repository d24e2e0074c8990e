import type { Theme } from "vitepress";
import { withBase } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import { h } from "vue";
import { Reasons } from "./reasons.ts";
import "./style.css";

/** Replaces a missing page. */
const notFound = () =>
  h("main", { class: "not-found" }, [
    h("h1", "There is no such page."),
    h("p", [h("a", { href: withBase("/") }, "The home page")]),
  ]);

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.component("Reasons", Reasons);
  },
  Layout: () => h(DefaultTheme.Layout, null, { "not-found": notFound }),
} satisfies Theme;
