import type { ComponentChildren } from "preact";

/** Scrolls its content by itself if that is wider than the page. */
export function Scrolled({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of fields is not what is meant.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached with the keyboard.
    <div class="scroll" role="group" tabIndex={0} aria-label={label}>
      {children}
    </div>
  );
}
