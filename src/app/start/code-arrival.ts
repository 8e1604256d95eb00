/** Whether a file of the page has arrived. */
const hasArrived = ({ href }: HTMLLinkElement): boolean => performance.getEntriesByName(href).length > 0;

const arrivalOf = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise<unknown>((resolve) => {
    if (hasArrived(link)) resolve(null);
    // A file that fails is an error of the app that imports it.
    for (const end of ['load', 'error']) link.addEventListener(end, resolve, { once: true });
  });

/** Resolves when the files of code that the document requests have arrived, before they are executed. */
export const codeArrival = (document: Document): Promise<unknown> =>
  Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(arrivalOf));
