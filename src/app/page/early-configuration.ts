/** Id of the element that holds the page's configuration, as JSON. */
export const configurationElement = 'page-configuration';

/** What stands before the path of every call. */
export const restUrlPattern = /^(\/[\w-]+)+$/;

interface EarlyConfiguration {
  /** Null where it is invalid, which is reported when the whole configuration is read. */
  readonly restUrl: string | null;
  /** False where the bank has a frame of its own around the page (A1.5). */
  readonly hasFrame: boolean;
}

/** What the first code needs of the configuration before the whole is checked. */
export function earlyConfiguration(document: Document): EarlyConfiguration {
  try {
    const { restUrl, frame } = JSON.parse(document.getElementById(configurationElement)?.textContent ?? '');
    const isValid = typeof restUrl === 'string' && restUrlPattern.test(restUrl);
    return { restUrl: isValid ? restUrl : null, hasFrame: Boolean(frame) };
  } catch {
    return { restUrl: null, hasFrame: true };
  }
}
