import { type ComponentChildren, h } from "preact";

/** A field for a text: of one line, unless it has rows. */
export function Field(props: {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly change: (text: string) => void;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly isWrong?: boolean;
  /** The ids of the elements that tell more about it. */
  readonly describedBy?: string;
  readonly onPaste?: ((event: ClipboardEvent) => void) | undefined;
  readonly children?: ComponentChildren;
}) {
  const { label, change, isWrong, describedBy, children, ...attributes } = props;
  return (
    <div class="field">
      <label for={props.id}>{label}</label>
      {h(props.rows === undefined ? "input" : "textarea", {
        ...attributes,
        autocapitalize: "off",
        autocomplete: "off",
        spellcheck: false,
        "aria-describedby": describedBy,
        "aria-invalid": isWrong,
        onInput: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => change(currentTarget.value),
      })}
      {children}
    </div>
  );
}
