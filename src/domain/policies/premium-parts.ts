import { wholeKroner } from '#domain/display/amounts.ts';
import type { Premiums } from './premium.ts';

/** What the price of a year consists of, if the customer pays a fee with the premium. */
interface PremiumParts {
  readonly premium: number;
  readonly fee: number;
}

/**
 * The premium and the fee of a year (B3.3), in whole kroner that add up to the year's (A5.7); null without a fee, and if the
 * year is not their sum (C4.1).
 */
export function premiumParts(policy: Premiums): PremiumParts | null {
  const { premie, tfapremie, brukPeriodepremie, periodepremie } = policy;
  const hasPeriodPremium = brukPeriodepremie === true && periodepremie != null;
  if (premie == null || !tfapremie || hasPeriodPremium) return null;
  const premium = wholeKroner(premie);
  return { premium, fee: wholeKroner(premie + tfapremie) - premium };
}
