import type { ComponentChildren } from "preact";
import { arrows } from "./arrows.ts";

/** Tabs, of which the tab key reaches only the chosen one. */
export function Tabs<T extends string>(props: {
  readonly labels: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly choose: (name: T) => void;
  readonly children: ComponentChildren;
}) {
  const { labels, chosen, choose } = props;
  const names = Object.keys(labels) as T[];
  const go = (number: number) => choose(names[number] as T);
  return (
    <>
      <div role="tablist" onKeyDown={arrows(names.length, names.indexOf(chosen), go)}>
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
