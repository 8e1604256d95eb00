/** A style sheet of the bank's site does not matter. */
const isOurs = ({ href, baseURI }: HTMLLinkElement): boolean =>
  href.startsWith(new URL(`${import.meta.env.BASE_URL}assets/`, baseURI).href);

/**
 * Notices a style sheet of the app that fails to load before the app's code is imported: the import fails only if the
 * style sheet fails while it waits.
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
