/**
 * The error for a BNF text, or for a rule handed in with it, that cannot be compared with a scheme.
 *
 * @public
 */
export class BnfError extends Error {
  /** Always `"BnfError"`. */
  override readonly name = "BnfError";
  /** The rule at fault. */
  readonly rule: string;

  /**
   * @param rule - The rule at fault.
   * @param message - One or two sentences that say what to change.
   */
  constructor(rule: string, message: string) {
    super(message);
    this.rule = rule;
  }
}
