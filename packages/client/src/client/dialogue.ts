/** A line of a dialogue, with passwords masked. @public */
export interface DialogueLine {
  /** Who said it; a `note` is by the client itself, such as to what it connects. */
  readonly direction: "sent" | "received" | "note";
  /** The line without its line end, decoded as components are. It may have control characters in it. */
  readonly line: string;
}
