import { wholeKroner } from '#domain/display/amounts.ts';
import { instalmentsAYear } from './payment-terms.ts';

interface Premiums {
  readonly premie: number;
  readonly tfapremie?: number | null | undefined;
  readonly brukPeriodepremie?: boolean | null | undefined;
  readonly periodepremie?: number | null | undefined;
  readonly terminer?: string | null | undefined;
}

/** In kroner. */
export interface Premium {
  readonly yearly: number;
  /** The amount of each payment. */
  readonly instalment: number;
}

/**
 * What a policy costs (B3.4): by its period premium if the flag says so, otherwise by premium and fee (C4.1).
 * Unknown terms count as one payment a year.
 */
export function premiumOf(policy: Premiums): Premium {
  const times = instalmentsAYear(policy.terminer);
  const period = policy.brukPeriodepremie === true ? (policy.periodepremie ?? null) : null;
  const yearly = period !== null && times !== null ? period * times : policy.premie + (policy.tfapremie ?? 0);
  return { yearly, instalment: period ?? wholeKroner(yearly / (times ?? 1)) };
}
