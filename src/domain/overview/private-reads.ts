import { documentsPath } from '#domain/policies/document-filter.ts';
import * as paths from '#domain/shared/read-paths.ts';
import { togglePath, toggles } from '#domain/site/toggle.ts';

/** The parts of a private customer's landing page that are loaded in any case, and their paths (A7.14 to A7.17). */
export const privateReads = {
  digital: '/fremtind/forsikringer',
  shared: paths.sharedPolicies,
  bank: paths.bank,
  declarations: '/oppgaver/helseerklaering',
  hidesDeclarations: togglePath(toggles.hideHealthDeclaration),
  messages: '/oppgaver/kundekommunikasjon',
  documents: '/oppgaver/dokumenter',
  acceptance: '/fremtind/oppgaver/har-digital-aksept',
  threads: '/kundekommunikasjon/helseerklaring/antall-meldingstrader',
  declaration: '/har-helseerklaering',
  unread: '/har-uleste-dokumenter',
  archive: documentsPath('ALL_DOKUMENT_TYPES_EXCEPT_FAKTURA'),
  travelCards: paths.travelCards,
} as const;

/** The names of these parts. */
export const privateParts = Object.keys(privateReads) as readonly (keyof typeof privateReads)[];
