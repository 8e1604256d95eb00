import { boolean, min, number } from 'superstruct';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { privateReads } from '#domain/overview/private-reads.ts';
import { type DocumentFilter, documentsPath } from '#domain/policies/document-filter.ts';

// These calls say whether there is something that the page should link to (A7.15 to A7.17).

export const hasHealthDeclaration = (): Promise<boolean> =>
  read(keys.healthDeclaration, privateReads.declaration, boolean());

export const hasUnreadDocuments = (): Promise<boolean> =>
  read(keys.unreadDocuments, privateReads.unread, boolean());

/** Whether an offer of the successor insurer waits to be accepted. */
export const hasDigitalAcceptance = (): Promise<boolean> =>
  read(keys.digitalAcceptance, privateReads.acceptance, boolean());

export const documentsExist = (dokumentType: DocumentFilter): Promise<boolean> =>
  read(keys.documents(dokumentType), documentsPath(dokumentType), boolean());

/** The number of message threads. If it is above 0, the menu shows 'Meldinger' (A2.24). */
export const countMessageThreads = (): Promise<number> =>
  read(keys.messageThreads, privateReads.threads, min(number(), 0));
