/** A line of a dialogue, with passwords masked. @public */
export interface DialogueLine {
  /** The side that said it; a `note` comes from the client itself, for instance about a connection. */
  readonly direction: "sent" | "received" | "note";
  /** The line without its line end, decoded as components are. It may contain control characters. */
  readonly line: string;
}
