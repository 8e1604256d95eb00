import { array, boolean, type Infer, optional, string, type } from 'superstruct';
import * as keys from '#api/keys.ts';
import { maybe } from '#api/maybe.ts';
import { DamagePolicy } from '#api/policies/damage-policy.ts';
import { read } from '#api/read.ts';
import { repeatsDamageCustomer } from '#domain/errors/automatic-retry.ts';

/** A3.1, B3.8 */
const DamageCustomer = type({
  transaksjonsId: string(),
  kundetype: string(),
  kundestatus: string(),
  offentligId: optional(string()),
  kundenummer: string(),
  fornavn: optional(string()),
  etternavn: optional(string()),
  legitimert: boolean(),
  bankForholdRegnr: maybe(string()),
  bankregnr: optional(string()),
  betalingsmate: string(),
  gyldigAvtalegiro: boolean(),
  terminer: optional(string()),
  adresse: optional(
    type({
      gatenavn: string(),
      gatenummer: optional(string()),
      oppgang: optional(string()),
      postnummer: string(),
      poststed: string(),
    }),
  ),
  epostadresse: optional(string()),
  telefonnummer: optional(string()),
  radgiverDTO: optional(type({ navn: string(), telefonnummer: optional(type({ value: string() })) })),
  deaktiverteProdukter: array(string()),
  forsikringer: array(DamagePolicy),
  tilbud: array(DamagePolicy),
  radgiverTilbud: optional(type({ tilbudList: array(type({ forsikringsnummer: string() })) })),
  fordelsprogram: maybe(string()),
});

export type DamageCustomer = Infer<typeof DamageCustomer>;

/** A7.2; a 404 is how the server says that there is no record. */
export const getDamageCustomer = (): Promise<DamageCustomer> =>
  read(keys.damageCustomer, '/skade/kunde', DamageCustomer, { retryIf: repeatsDamageCustomer });
