import { wholeKroner } from '#domain/display/amounts.ts';
import { instalmentsAYear } from './payment-terms.ts';

export interface Premiums {
  readonly premie?: number | null | undefined;
  readonly tfapremie?: number | null | undefined;
  readonly brukPeriodepremie?: boolean | null | undefined;
  readonly periodepremie?: number | null | undefined;
  readonly terminer?: string | null | undefined;
  /** The price for a year, with the fee. */
  readonly pris?: number | null | undefined;
}

/** In kroner; null if unknown. */
export interface Premium {
  readonly yearly: number | null;
  /** The amount of each payment. */
  readonly instalment: number | null;
}

/** The premium and the fee for a year. The price counts only for a policy without a premium of its own (C4.1). */
const yearlyOf = ({ premie, tfapremie, pris }: Premiums): number | null =>
  premie == null ? (pris ?? null) : premie + (tfapremie ?? 0);

/**
 * What a policy costs (B3.4): by its period premium if the flag says so, otherwise for a year (C4.1). Unknown terms count
 * as one payment a year.
 */
export function premiumOf(policy: Premiums): Premium {
  const times = instalmentsAYear(policy.terminer);
  const period = policy.brukPeriodepremie === true ? (policy.periodepremie ?? null) : null;
  const yearly = period !== null && times !== null ? period * times : yearlyOf(policy);
  return { yearly, instalment: period ?? (yearly === null ? null : wholeKroner(yearly / (times ?? 1))) };
}
