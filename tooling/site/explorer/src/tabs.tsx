import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";

/** Tabs by the ARIA practices: arrows, Home and End choose a tab, and the tab key reaches only the chosen one. */
export function Tabs<T extends string>(props: {
  readonly names: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly choose: (name: T) => void;
  readonly children: ComponentChildren;
}) {
  const { names, labels, chosen, choose } = props;
  const list = useRef<HTMLDivElement>(null);
  const go = (index: number) => {
    const name = names[(index + names.length) % names.length] as T;
    choose(name);
    list.current?.querySelector<HTMLElement>(`#tab-${name}`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = names.indexOf(chosen);
    const goal = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: names.length - 1 }[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    go(goal);
  };
  return (
    <>
      <div role="tablist" ref={list} onKeyDown={onKeyDown}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === chosen}
            aria-controls="panel"
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => choose(name)}
          >
            {labels[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="panel" aria-labelledby={`tab-${chosen}`}>
        {props.children}
      </div>
    </>
  );
}
