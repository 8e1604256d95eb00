/** Id of the element that holds the page's configuration, as JSON. */
export const configurationElement = 'page-configuration';

/** What stands before the path of every call. */
export const restUrlPattern = /^(\/[\w-]+)+$/;

/** Before the whole configuration is judged: null where it is no good, which is told when it is read. */
export function restUrlIn(document: Document): string | null {
  try {
    const { restUrl } = JSON.parse(document.getElementById(configurationElement)?.textContent ?? '');
    return typeof restUrl === 'string' && restUrlPattern.test(restUrl) ? restUrl : null;
  } catch {
    return null;
  }
}
