import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of a page that is shown when its code has loaded. If the code does not load, the page goes without, or breaks
 * where the part is `needed`. React's `lazy` would always break the page, and waits for a clock that a test may hold.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  needed?: 'needed',
): ComponentType<Props> {
  /** Kept, so that the next one has it at once. */
  let loaded: ComponentType<Props> | null = null;
  return function Late(props) {
    const [Part, show] = useState(() => loaded);
    const [failure, fail] = useState<unknown>(null);
    useEffect(() => {
      load().then((part) => {
        loaded = part;
        show(() => part);
      }, fail);
    }, []);
    if (needed && failure) throw failure;
    return Part && <Part {...props} />;
  };
}
