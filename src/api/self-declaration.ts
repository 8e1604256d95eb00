import { nullable, string, type } from 'superstruct';
import type { SelfDeclaration, Verdict } from '#domain/self-declaration.ts';
import * as outdatedBy from './outdated-by.ts';
import { write } from './write.ts';

const Answer = nullable(type({ resultat: string() }));

/** A7.13; null for an empty answer, which says nothing of whether the declaration was taken. */
export const submitSelfDeclaration = (body: SelfDeclaration, signal: AbortSignal): Promise<Verdict | null> =>
  write(outdatedBy.submitSelfDeclaration, { method: 'POST', path: '/egenerklaring', body, signal }, Answer);
