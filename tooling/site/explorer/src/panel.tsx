import type { ComponentChildren } from "preact";

/** A section below a heading. */
export function Panel(props: {
  readonly id: string;
  readonly heading: string;
  readonly kind?: string;
  readonly children: ComponentChildren;
}) {
  const { id, heading, kind, children } = props;
  return (
    <section class={kind} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
