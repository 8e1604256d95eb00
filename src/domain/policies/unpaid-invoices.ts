import { number, string, type } from 'superstruct';
import { lenient, text, type Wire } from '#domain/shared/wire.ts';

export const UnpaidInvoice = type({
  fakturanummer: string(),
  kid: lenient(string()),
  belop: lenient(number()),
  forfallsdato: text(),
});

/** An invoice that the customer has not paid. It does not say which policies it is for (A7.14). */
export type UnpaidInvoice = Wire<typeof UnpaidInvoice>;
