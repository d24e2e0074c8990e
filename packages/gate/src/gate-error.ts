/** The error of a connection or redirect that the gate refuses. @public */
export class GateError extends Error {
  /** Always `"GateError"`. */
  override readonly name = "GateError";
  /** The reason, for programs. */
  readonly code: "not-allowed" | "redirect-refused" | "too-many-redirects";

  constructor(code: GateError["code"], message: string) {
    super(message);
    this.code = code;
  }
}
