import { boolean, string, type } from 'superstruct';
import { lenient, text, type Wire } from '#domain/shared/wire.ts';

export const HealthDeclaration = type({
  id: string(),
  baseurl: string(),
  status: string(),
  kilde: string(),
  isBarn: lenient(boolean()),
  forsikredeName: text(),
});

/** A health declaration (A3.11); `countedDeclarations` says which ones count. */
export type HealthDeclaration = Wire<typeof HealthDeclaration>;

export const ToRead = type({ id: string(), tittel: string(), mottattDato: text() });

/** A message or a document that the customer has not read. */
export type ToRead = Wire<typeof ToRead>;

export const Claim = type({
  id: string(),
  tittel: text(),
  status: string(),
  opprettetDato: lenient(string()),
});

export type Claim = Wire<typeof Claim>;
