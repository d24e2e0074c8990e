import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Makes a hook that returns a module: it loads the module when it is first needed. */
export function loadable<M>(load: () => Promise<M>): (isNeeded: boolean) => M | undefined {
  let loaded: M | undefined;
  return (isNeeded) => {
    const [module, show] = useState(() => loaded);
    useEffect(() => {
      if (!isNeeded || module !== undefined) return;
      load().then((one) => {
        loaded = one;
        show(() => one);
      });
    }, [isNeeded, module]);
    return isNeeded ? module : undefined;
  };
}

/** Makes a component that is loaded when it is first shown. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const useComponent = loadable(load);
  return function Lazy(props: P) {
    const Loaded = useComponent(true);
    return Loaded === undefined ? null : <Loaded {...props} />;
  };
}
