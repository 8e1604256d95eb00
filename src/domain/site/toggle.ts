import { addressPart } from './address-part.ts';

/** The names of the toggles (A3.17, `GET /toggle/{name}`, A7.4); on the wire they are assumed. */
export const toggles = {
  /** The toggle of the whole move to the successor insurer (A4.9). */
  transition: 'overgang',
  redirect: 'overgang-videresending',
  skipIntermediatePage: 'overgang-hopp-over-mellomside',
  hideHealthDeclaration: 'skjul-helseerklaring',
  richOutbuilding: 'rik-driftsbygning',
  richFarmResidence: 'rik-vaningshus',
  richCraftsman: 'rik-handverker',
  craftsmanPage: 'handverker-detaljside',
} as const;

export type Toggle = (typeof toggles)[keyof typeof toggles];

/** The path of a toggle (A7.4). */
export const togglePath = (name: Toggle): string => `/toggle/${addressPart(name)}`;
