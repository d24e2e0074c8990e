import { computed, defineComponent, h, onMounted, onUnmounted, type PropType, ref } from "vue";
import type { Reason } from "../../../write-reasons.ts";
import { idOf } from "../id-of.ts";

/** Opens the group of the reason that the address names. */
function openNamed(): void {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (named === null) return;
  named.closest("details")?.setAttribute("open", "");
  named.scrollIntoView();
}

const spelt = ({ reason, code, example, en }: Reason) => `${reason} ${code} ${example} ${en}`.toLowerCase();

const item = ({ kind, reason, params, example, en }: Reason) =>
  h("li", { id: idOf(kind, reason), key: idOf(kind, reason) }, [
    h("b", reason),
    h("span", en),
    h("code", example),
    ...(params === "" ? [] : [h("small", `Params: ${params}`)]),
  ]);

/** The reasons in groups, closed until somebody opens one or types words that a reason must contain. */
export const Reasons = defineComponent({
  props: { reasons: { type: Array as PropType<readonly Reason[]>, required: true } },
  setup(props) {
    const field = ref<HTMLInputElement>();
    const typed = ref("");
    const read = () => {
      typed.value = field.value?.value ?? "";
    };
    const words = computed(() => typed.value.toLowerCase().split(/\s+/).filter(Boolean));
    const found = computed(() => props.reasons.filter((one) => words.value.every((word) => spelt(one).includes(word))));
    const groups = computed(() =>
      [...Map.groupBy(found.value, ({ kind, code }) => `${kind}: ${code}`)].sort(([one], [other]) =>
        one < other ? -1 : 1,
      ),
    );
    onMounted(() => {
      // Somebody may have typed before this script was loaded.
      read();
      openNamed();
      addEventListener("hashchange", openNamed);
    });
    onUnmounted(() => removeEventListener("hashchange", openNamed));
    return () =>
      h("div", { class: "reasons" }, [
        h("label", { for: "words" }, "Words of a message, a reason or an example"),
        h("input", { id: "words", type: "search", ref: field, onInput: read }),
        h("p", { role: "status" }, `${found.value.length} of ${props.reasons.length} reasons`),
        ...groups.value.map(([group, reasons]) =>
          h("details", { key: group, open: words.value.length > 0 || undefined }, [
            h("summary", `${group} (${reasons.length})`),
            h("ul", reasons.map(item)),
          ]),
        ),
      ]);
  },
});
