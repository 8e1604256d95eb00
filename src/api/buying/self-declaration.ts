import { nullable, string, type } from 'superstruct';
import * as outdatedBy from '#api/outdated-by.ts';
import { write } from '#api/write.ts';
import type { SelfDeclaration, Verdict } from '#domain/buying/self-declaration.ts';

const Answer = nullable(type({ resultat: string() }));

/** Submits the declaration (A7.13). An empty response gives null: it does not say whether the insurer accepted it. */
export const submitSelfDeclaration = (body: SelfDeclaration, signal: AbortSignal): Promise<Verdict | null> =>
  write(outdatedBy.submitSelfDeclaration, { method: 'POST', path: '/egenerklaring', body, signal }, Answer);
