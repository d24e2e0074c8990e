/** Why a definition cannot be compiled, as a stable string. @public */
export type CompileErrorCode = "too-many-states" | "not-exported" | "odd-character";

/**
 * What `compileScheme` throws for a definition that it cannot compile. The scheme works all the same: it is interpreted.
 *
 * @public
 */
export class CompileError extends Error {
  /** Always `"CompileError"`. */
  override readonly name = "CompileError";
  /** Why, as a stable string. */
  readonly code: CompileErrorCode;

  /**
   * @param code - Why, as a stable string.
   * @param message - One or two sentences that say what to change.
   */
  constructor(code: CompileErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
