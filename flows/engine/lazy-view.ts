import { type ComponentType, lazy } from 'react';

/** A view whose code is loaded on demand. `load` stays readable: the atlas names each screen by its component. */
export const lazyView = <P>(load: () => Promise<ComponentType<P>>) =>
  Object.assign(
    lazy(() => load().then((view) => ({ default: view }))),
    { load },
  );
