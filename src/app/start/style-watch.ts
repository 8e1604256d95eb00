const isOurs = ({ href }: HTMLLinkElement): boolean =>
  new URL(href).pathname.startsWith(`${import.meta.env.BASE_URL}assets/`);

/**
 * Notices a style sheet of the app that fails to load before the app's code is imported: the import fails only if the style sheet fails
 * while it waits.
 */
export function watchStyles(document: Document) {
  let failed: string | null = null;
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet' && isOurs(target))
        failed ??= target.href;
    },
    { capture: true },
  );
  return {
    /** @throws if a style sheet has failed so far */
    check() {
      if (failed !== null) throw new Error(`${failed} could not be loaded`);
    },
  };
}
