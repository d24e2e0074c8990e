import type { TargetedKeyboardEvent } from "preact";

/** Makes the handler of keys for buttons of which one is chosen: arrows, Home and End choose another, by the ARIA practices. */
export function arrows(count: number, chosen: number, choose: (number: number) => void) {
  return (event: TargetedKeyboardEvent<HTMLElement>): void => {
    const goal = { ArrowRight: chosen + 1, ArrowLeft: chosen - 1, Home: 0, End: -1 }[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    const number = (goal + count) % count;
    choose(number);
    event.currentTarget.querySelectorAll("button")[number]?.focus();
  };
}
