import { onContentUpdated, type Theme, withBase } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import { defineComponent, h, onMounted } from "vue";
import { filterReasons, openNamed } from "./filter-reasons.ts";
import "./style.css";

/** Replaces a missing page. */
const notFound = () =>
  h("main", { class: "not-found" }, [
    h("h1", "There is no such page."),
    h("a", { href: withBase("/") }, "The home page"),
  ]);

const Layout = defineComponent(() => {
  onContentUpdated(() => {
    filterReasons();
    openNamed();
  });
  onMounted(() => {
    addEventListener("input", filterReasons);
    addEventListener("hashchange", openNamed);
  });
  return () => h(DefaultTheme.Layout, null, { "not-found": notFound });
});

export default { extends: DefaultTheme, Layout } satisfies Theme;
