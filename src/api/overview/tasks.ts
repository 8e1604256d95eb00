import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { claimsPath, unpaidInvoicesPath } from '#domain/overview/task-paths.ts';
import { Claim, HealthDeclaration, ToRead, UnpaidInvoice } from '#domain/overview/task-responses.ts';
import type { CustomerNumbers } from '#domain/overview/tasks.ts';
import { eachOf } from '#domain/shared/wire.ts';

/** Health declarations are tasks (A7.14). */
export const listHealthDeclarationTasks = (): Promise<readonly (HealthDeclaration | null)[]> =>
  read(keys.healthDeclarationTasks, '/oppgaver/helseerklaering', eachOf(HealthDeclaration));

/** Messages to read are tasks (A7.14). */
export const listCommunicationTasks = (): Promise<readonly (ToRead | null)[]> =>
  read(keys.communicationTasks, '/oppgaver/kundekommunikasjon', eachOf(ToRead));

/** Documents to read are tasks (A7.14). */
export const listDocumentTasks = (): Promise<readonly (ToRead | null)[]> =>
  read(keys.documentTasks, '/oppgaver/dokumenter', eachOf(ToRead));

/** Unpaid invoices are tasks (A7.14). */
export const listUnpaidInvoices = (numbers: CustomerNumbers): Promise<readonly (UnpaidInvoice | null)[]> =>
  read(keys.unpaidInvoices(numbers), unpaidInvoicesPath(numbers), eachOf(UnpaidInvoice));

/** Claims are tasks (A7.14). */
export const listClaims = (kundenummer: string): Promise<readonly (Claim | null)[]> =>
  read(keys.claims(kundenummer), claimsPath(kundenummer), eachOf(Claim));
