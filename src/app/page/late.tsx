import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of a page that is shown when its code has loaded. If the code does not load, the part is left out, or the
 * page breaks if the part is required. With React's `lazy` a failure would always break the page.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isRequired = false } = {},
): ComponentType<Props> {
  /** Stored, so that the next instance renders at once. */
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
    if (Part) return <Part {...props} />;
    // Marks that the page will still change.
    return failure ? null : <span hidden data-late="" />;
  };
}
