import { boolean, number, string, type } from 'superstruct';
import type { Wire } from '#domain/shared/wire.ts';

export const HealthDeclaration = type({
  id: string(),
  baseurl: string(),
  status: string(),
  kilde: string(),
  isBarn: boolean(),
  forsikredeName: string(),
});

/** A health declaration (A3.11); `countedDeclarations` says which ones count. */
export type HealthDeclaration = Wire<typeof HealthDeclaration>;

export const ToRead = type({ id: string(), tittel: string(), mottattDato: string() });

/** A message or a document that the customer has not read. */
export type ToRead = Wire<typeof ToRead>;

export const UnpaidInvoice = type({
  fakturanummer: string(),
  kid: string(),
  belop: number(),
  forfallsdato: string(),
});

export type UnpaidInvoice = Wire<typeof UnpaidInvoice>;

export const Claim = type({ id: string(), tittel: string(), status: string(), opprettetDato: string() });

export type Claim = Wire<typeof Claim>;
