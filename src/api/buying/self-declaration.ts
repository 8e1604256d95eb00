import { nullable, string, type } from 'superstruct';
import * as invalidatedBy from '#api/invalidated-by.ts';
import { write } from '#api/write.ts';
import type { SelfDeclaration, Verdict } from '#domain/buying/self-declaration.ts';

const VerdictBody = nullable(type({ resultat: string() }));

/** Submits the declaration (A7.13). Returns null for an empty response, which has no verdict. */
export const submitSelfDeclaration = (body: SelfDeclaration, signal: AbortSignal): Promise<Verdict | null> =>
  write(
    invalidatedBy.submitSelfDeclaration,
    { method: 'POST', path: '/egenerklaring', body, signal },
    VerdictBody,
  );
