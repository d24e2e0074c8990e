import type { ComponentType } from "preact";
import { loadable } from "./loadable.ts";

/** A component that is loaded when it is first shown. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const useComponent = loadable(load);
  return function Lazy(props: P) {
    const Loaded = useComponent(true);
    return Loaded === undefined ? null : <Loaded {...props} />;
  };
}
