import { array, boolean, type Infer, number, string, type } from 'superstruct';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';

/** A3.11; which of them count is told by `countedDeclarations`. */
const HealthDeclaration = type({
  id: string(),
  baseurl: string(),
  status: string(),
  kilde: string(),
  isBarn: boolean(),
  forsikredeName: string(),
});

export type HealthDeclaration = Infer<typeof HealthDeclaration>;

/** A7.14 */
export const listHealthDeclarationTasks = (): Promise<readonly HealthDeclaration[]> =>
  read(keys.healthDeclarationTasks, '/oppgaver/helseerklaering', array(HealthDeclaration));

const ToRead = type({ id: string(), tittel: string(), mottattDato: string() });

/** A message or a document that the customer has not read. */
export type ToRead = Infer<typeof ToRead>;

/** A7.14 */
export const listCommunicationTasks = (): Promise<readonly ToRead[]> =>
  read(keys.communicationTasks, '/oppgaver/kundekommunikasjon', array(ToRead));

/** A7.14 */
export const listDocumentTasks = (): Promise<readonly ToRead[]> =>
  read(keys.documentTasks, '/oppgaver/dokumenter', array(ToRead));

const UnpaidInvoice = type({
  fakturanummer: string(),
  kid: string(),
  belop: number(),
  forfallsdato: string(),
});

export type UnpaidInvoice = Infer<typeof UnpaidInvoice>;

/** The customer's numbers, null for what they are no customer of. */
interface CustomerNumbers {
  readonly skadekundenummer: string | null;
  readonly personkundenummer: string | null;
}

/** A7.14 */
export const listUnpaidInvoices = (numbers: CustomerNumbers): Promise<readonly UnpaidInvoice[]> => {
  const known = Object.entries(numbers).filter((pair): pair is [string, string] => pair[1] !== null);
  const query = new URLSearchParams(known);
  return read(keys.unpaidInvoices(numbers), `/oppgaver/ubetalte-faktura?${query}`, array(UnpaidInvoice));
};

const Claim = type({ id: string(), tittel: string(), status: string(), opprettetDato: string() });

export type Claim = Infer<typeof Claim>;

/** A7.14 */
export const listClaims = (kundenummer: string): Promise<readonly Claim[]> =>
  read(keys.claims(kundenummer), `/oppgaver/${encodeURIComponent(kundenummer)}/skademeldinger`, array(Claim));
