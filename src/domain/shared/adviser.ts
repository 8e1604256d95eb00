import type { DamageCustomer } from './damage-customer.ts';

/** The customer's contact person at the bank. */
export interface Adviser {
  readonly name: string;
  readonly phone: string | null;
}

export const adviserOf = ({ radgiverDTO }: Pick<DamageCustomer, 'radgiverDTO'>): Adviser | null =>
  radgiverDTO?.navn ? { name: radgiverDTO.navn, phone: radgiverDTO.telefonnummer?.value ?? null } : null;
