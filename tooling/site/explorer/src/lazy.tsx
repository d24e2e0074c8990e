import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A component that is loaded when it is first shown. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const [Loaded, show] = useState(() => loaded);
    useEffect(() => {
      if (loaded === undefined)
        load().then((component) => {
          loaded = component;
          show(() => component);
        });
    }, []);
    return Loaded === undefined ? null : <Loaded {...props} />;
  };
}
