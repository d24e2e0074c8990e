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
