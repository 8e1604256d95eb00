import { nullable, string, type } from 'superstruct';
import * as outdatedBy from '#api/outdated-by.ts';
import { write } from '#api/write.ts';
import type { SelfDeclaration, Verdict } from '#domain/buying/self-declaration.ts';

const Answer = nullable(type({ resultat: string() }));

/** A7.13; null for an empty answer, which says nothing of whether the declaration was taken. */
export const submitSelfDeclaration = (body: SelfDeclaration, signal: AbortSignal): Promise<Verdict | null> =>
  write(outdatedBy.submitSelfDeclaration, { method: 'POST', path: '/egenerklaring', body, signal }, Answer);
