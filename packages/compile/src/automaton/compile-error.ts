/** The reason why a definition cannot be compiled, as a stable string. @public */
export type CompileErrorCode = "too-many-states" | "not-exported" | "odd-character" | "unproved";

/**
 * The error that `compileScheme` throws for a definition that it cannot compile, or not so that the result is proved. The scheme still works:
 * it is interpreted.
 *
 * @public
 */
export class CompileError extends Error {
  /** Always `"CompileError"`. */
  override readonly name = "CompileError";
  /** The reason, as a stable string. */
  readonly code: CompileErrorCode;

  /**
   * @param code - The reason, as a stable string.
   * @param message - One or two sentences that say what to change.
   */
  constructor(code: CompileErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
