import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of a page that is shown when its code has loaded. If the code does not load, the page goes without it, or
 * breaks if the part is required. React's `lazy` would always break the page, and waits for the page's timers.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isRequired = false } = {},
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
    if (isRequired && failure) throw failure;
    return Part && <Part {...props} />;
  };
}
