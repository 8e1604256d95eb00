import { boolean, type Infer, string, type } from 'superstruct';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { repeatsNever } from '#domain/errors/automatic-retry.ts';
import * as paths from '#domain/shared/read-paths.ts';
import { lenient } from '#domain/shared/wire.ts';

/** The insurer that sells damage insurance to the customer (A7.6). Visitors who are not customers yet get an error. */
export const getSalesEntrance = (): Promise<string> =>
  read(keys.salesEntrance, paths.salesEntrance, string(), { retryIf: repeatsNever });

/** The parameters of a new sale: the dates, the company, and whether an offer can be accepted today (A3.10). */
const NewSaleParameters = type({
  senesteFraDato: lenient(string()),
  senesteTilDato: lenient(string()),
  selskapForNysalgEllerMersalg: lenient(string()),
  kanAkseptereTilbudIDag: boolean(),
});

export type NewSaleParameters = Infer<typeof NewSaleParameters>;

/** The buy page loads the parameters (A7.20). */
export const getNewSaleParameters = (): Promise<NewSaleParameters> =>
  read(keys.newSaleParameters, paths.newSaleParameters, NewSaleParameters);

const DigitalSale = type({ kanKjopeDigitalt: boolean() });

export type DigitalSale = Infer<typeof DigitalSale>;

/** Whether the customer can buy digitally (A7.20). */
export const getDigitalSale = (): Promise<DigitalSale> =>
  read(keys.digitalSale, paths.digitalSale, DigitalSale);
