import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { privateReads } from '#domain/overview/private-reads.ts';
import { claimsPath } from '#domain/overview/task-paths.ts';
import { Claim, HealthDeclaration, ToRead } from '#domain/overview/task-responses.ts';
import { eachOf } from '#domain/shared/wire.ts';

/** Health declarations are tasks (A7.14). */
export const listHealthDeclarationTasks = (): Promise<readonly (HealthDeclaration | null)[]> =>
  read(keys.healthDeclarationTasks, privateReads.declarations, eachOf(HealthDeclaration));

/** Messages to read are tasks (A7.14). */
export const listCommunicationTasks = (): Promise<readonly (ToRead | null)[]> =>
  read(keys.communicationTasks, privateReads.messages, eachOf(ToRead));

/** Documents to read are tasks (A7.14). */
export const listDocumentTasks = (): Promise<readonly (ToRead | null)[]> =>
  read(keys.documentTasks, privateReads.documents, eachOf(ToRead));

/** Claims are tasks (A7.14). */
export const listClaims = (kundenummer: string): Promise<readonly (Claim | null)[]> =>
  read(keys.claims(kundenummer), claimsPath(kundenummer), eachOf(Claim));
