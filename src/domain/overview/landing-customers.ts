import type { DamageCustomer, DamagePolicy } from '#domain/shared/damage-customer.ts';
import type { LifePolicy, PersonCustomer } from '#domain/shared/person-customer.ts';
import { isActive } from '#domain/shared/policy-status.ts';
import { readable } from '#domain/shared/wire.ts';

/** What the landing pages use of the damage customer (A3.1). The national identity number is left out. */
export type LandingDamage = Pick<
  DamageCustomer,
  | 'kundestatus'
  | 'kundenummer'
  | 'bankForholdRegnr'
  | 'betalingsmate'
  | 'gyldigAvtalegiro'
  | 'radgiverDTO'
  | 'radgiverTilbud'
  | 'forsikringer'
>;

export const landingDamage = (customer: DamageCustomer): LandingDamage => ({
  kundestatus: customer.kundestatus,
  kundenummer: customer.kundenummer,
  bankForholdRegnr: customer.bankForholdRegnr,
  betalingsmate: customer.betalingsmate,
  gyldigAvtalegiro: customer.gyldigAvtalegiro,
  radgiverDTO: customer.radgiverDTO,
  radgiverTilbud: customer.radgiverTilbud,
  forsikringer: customer.forsikringer,
});

/** The policies that are in force or agreed on (A4.1); the others are not listed. */
export const listedPolicies = ({
  forsikringer,
}: Pick<LandingDamage, 'forsikringer'>): readonly DamagePolicy[] => readable(forsikringer).filter(isActive);

/** A life policy without the national identity number of the insured person. */
export type LandingLifePolicy = Omit<LifePolicy, 'forsikrede'> & {
  readonly forsikrede: Pick<LifePolicy['forsikrede'], 'navn'>;
};

/** What the landing page uses of the person customer (A3.3). The national identity numbers are left out. */
export interface LandingLife extends Pick<PersonCustomer, 'kundenummer' | 'kontoId' | 'gyldigAvtalegiro'> {
  readonly aktiveForsikringer: readonly (LandingLifePolicy | null)[];
  readonly midlertidigeForsikringer: readonly (LandingLifePolicy | null)[];
}

const withoutNationalId = (policy: LifePolicy | null): LandingLifePolicy | null =>
  policy && { ...policy, forsikrede: { navn: policy.forsikrede.navn } };

export const landingLife = (customer: PersonCustomer): LandingLife => ({
  kundenummer: customer.kundenummer,
  kontoId: customer.kontoId,
  gyldigAvtalegiro: customer.gyldigAvtalegiro,
  aktiveForsikringer: customer.aktiveForsikringer.map(withoutNationalId),
  midlertidigeForsikringer: customer.midlertidigeForsikringer.map(withoutNationalId),
});

/** The life policies in force, then the temporary ones; null for one that could not be read. */
export const lifePolicies = (
  life: Pick<LandingLife, 'aktiveForsikringer' | 'midlertidigeForsikringer'>,
): readonly (LandingLifePolicy | null)[] => [...life.aktiveForsikringer, ...life.midlertidigeForsikringer];
