import type { ComponentChildren } from "preact";

/** Scrolls its content by itself if that is wider than the page. */
export function Scrolled({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: this is not a set of fields.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach everything that can be scrolled.
    <div class="scroll" role="group" tabIndex={0} aria-label={label}>
      {children}
    </div>
  );
}
