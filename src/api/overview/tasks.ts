import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { claimsPath } from '#domain/overview/task-paths.ts';
import { Claim, HealthDeclaration, ToRead } from '#domain/overview/task-responses.ts';
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

/** Claims are tasks (A7.14). */
export const listClaims = (kundenummer: string): Promise<readonly (Claim | null)[]> =>
  read(keys.claims(kundenummer), claimsPath(kundenummer), eachOf(Claim));
