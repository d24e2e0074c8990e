/** A component that cannot be spelt, and why, as the end of a sentence about it. */
export class Refusal {
  readonly component: string;
  readonly reason: string;

  constructor(component: string, reason: string) {
    this.component = component;
    this.reason = reason;
  }
}
