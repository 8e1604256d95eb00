import { nullable, string, type } from 'superstruct';
import type { SelfDeclaration, Verdict } from '#domain/self-declaration.ts';
import { checked } from './checked.ts';
import { call } from './client.ts';

const path = '/egenerklaring';

const Answer = nullable(type({ resultat: string() }));

/** A7.13; null for an empty answer, which says nothing of whether the declaration was taken. */
export const submitSelfDeclaration = async (
  body: SelfDeclaration,
  signal: AbortSignal,
): Promise<Verdict | null> => checked(await call(path, { method: 'POST', body, signal }), Answer, path);
