import type { Site } from './site.ts';
import type { NamedLink, SiteLink } from './site-link.ts';

/** Every sub-app has this menu, also those whose charts have no `Site`. */
export interface MenuSite extends Pick<Site, 'claim'> {
  /** Address of the main app; empty within it. */
  readonly mainApp: string;
  readonly invoice: SiteLink;
  readonly documents: SiteLink;
}

/**
 * The menu in the masthead of every page. It has only links that need no response but the active party, so that it is the
 * same on every page (0034).
 * @param organisasjonsnummer the active organisation; null for a private customer, undefined while unknown
 */
export function mainMenu(
  { mainApp, invoice, documents, claim }: MenuSite,
  organisasjonsnummer: string | null | undefined,
): readonly NamedLink[] {
  const page = (text: string, path: string) => ({ text, to: { url: `${mainApp}#${path}` } });
  const ofParty =
    organisasjonsnummer === null
      ? [
          page('Reisekort', '/reisekort'),
          page('Dele forsikringer', '/dele-forsikringer'),
          page('Profil og innstillinger', '/innstillinger'),
        ]
      : [page('Tilganger', '/bm/tilganger'), page('Profil og innstillinger', '/bm/innstillinger')];
  return [
    page('Oversikt', '/'),
    { text: 'Meld skade', to: claim },
    { text: 'Faktura', to: invoice },
    { text: 'Dokumenter', to: documents },
    ...(organisasjonsnummer === undefined ? [] : ofParty),
  ];
}
