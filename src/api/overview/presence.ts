import { boolean, min, number } from 'superstruct';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import type { DocumentFilter } from '#domain/policies/document-filter.ts';

// These calls say whether there is something that the page should link to (A7.15 to A7.17).

export const hasHealthDeclaration = (): Promise<boolean> =>
  read(keys.healthDeclaration, '/har-helseerklaering', boolean());

export const hasUnreadDocuments = (): Promise<boolean> =>
  read(keys.unreadDocuments, '/har-uleste-dokumenter', boolean());

/** Whether an offer of the successor insurer waits to be accepted. */
export const hasDigitalAcceptance = (): Promise<boolean> =>
  read(keys.digitalAcceptance, '/fremtind/oppgaver/har-digital-aksept', boolean());

export const documentsExist = (dokumentType: DocumentFilter): Promise<boolean> =>
  read(
    keys.documents(dokumentType),
    `/dokumenter/exists?${new URLSearchParams({ dokumentType })}`,
    boolean(),
  );

/** The number of message threads. If it is above 0, the menu shows 'Meldinger' (A2.24). */
export const countMessageThreads = (): Promise<number> =>
  read(keys.messageThreads, '/kundekommunikasjon/helseerklaring/antall-meldingstrader', min(number(), 0));
