// In development, the modules of screens register themselves for React's refresh, as in a page. A worker has no `window`.
if (import.meta.env.DEV)
  Object.assign(globalThis, {
    window: globalThis,
    $RefreshReg$: () => {},
    $RefreshSig$: () => (type: unknown) => type,
  });
