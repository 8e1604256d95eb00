import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of a page that a first screen need not carry: shown when its code is there. If the code does not load, the
 * page goes without. Not React's `lazy`, which would throw then, and wait for a clock that may stand still.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  /** Kept, so that the next one has it at once. */
  let loaded: ComponentType<Props> | null = null;
  return function Late(props) {
    const [Part, show] = useState(() => loaded);
    useEffect(() => {
      load().then(
        (part) => {
          loaded = part;
          show(() => part);
        },
        () => {},
      );
    }, []);
    return Part && <Part {...props} />;
  };
}
