/** Id of the element that holds the page's configuration, as JSON. */
export const configurationElement = 'page-configuration';

/** Pattern of `restUrl`, the prefix of the path of every call. */
export const restUrlPattern = /^(\/[\w-]+)+$/;

export interface EarlyConfiguration {
  /** Null if it is invalid. The error is reported when the whole configuration is read. */
  readonly restUrl: string | null;
  /** False if the bank has a frame of its own around the page (A1.5). */
  readonly hasFrame: boolean;
  /** Numbers of the banks whose customers can give consents (B6.13). */
  readonly consentBanks: readonly string[];
}

/** The part of the configuration that the first code needs, before the whole is validated. */
export function earlyConfiguration(document: Document): EarlyConfiguration {
  try {
    const { restUrl, frame, banks } = JSON.parse(
      document.getElementById(configurationElement)?.textContent ?? '',
    );
    const isValid = typeof restUrl === 'string' && restUrlPattern.test(restUrl);
    return {
      restUrl: isValid ? restUrl : null,
      hasFrame: Boolean(frame),
      consentBanks: banks?.consents ?? [],
    };
  } catch {
    return { restUrl: null, hasFrame: true, consentBanks: [] };
  }
}
