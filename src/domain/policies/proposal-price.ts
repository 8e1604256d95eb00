import { formatYearlyKroner, monthlyPrice, wholeKroner } from '#domain/display/amounts.ts';
import { type Fact, factsOf } from './details/block.ts';
import { type Offer, type PricePer, type Proposals, perMonth } from './proposals.ts';

// The labels are assumed. A fee is added only to a price of the same period.

const words = {
  month: { price: 'Pris per måned', format: perMonth },
  year: { price: 'Pris per år', format: formatYearlyKroner },
} as const;

/**
 * The price, and its parts if the fee to the state is added to the premium (B2.76). The whole is rounded (A5.7), and the fee
 * shown is what it has more than the premium, so that the parts add up.
 */
function priceWith(whole: number, premium: number, per: PricePer, insurance: string): readonly Fact[] {
  const { price, format } = words[per];
  const fee = wholeKroner(whole) - wholeKroner(premium);
  return factsOf({
    [price]: format(whole),
    ...(fee > 0 && { [insurance]: format(premium), Trafikkforsikringsavgift: format(fee) }),
  });
}

/** What all policies of the proposal cost together (B2.76, B3.27); nothing if it is unknown. */
export function totalPrice(proposals: Proposals, per: PricePer): readonly Fact[] {
  const { totalMandligPremie, totalArligPremie, totalMandligTfaPremie, totalArligTfaPremie } = proposals;
  const [premium, fee] =
    per === 'month' ? [totalMandligPremie, totalMandligTfaPremie] : [totalArligPremie, totalArligTfaPremie];
  return premium == null ? [] : priceWith(premium + (fee ?? 0), premium, per, 'Forsikringene');
}

/** What one policy of the proposal costs (B2.78): a month with its parts (B9.5), and a year. */
export function offerPrices({ premie, tfapremie }: Pick<Offer, 'premie' | 'tfapremie'>): readonly Fact[] {
  if (premie == null) return [];
  const whole = premie + (tfapremie ?? 0);
  return [
    ...priceWith(monthlyPrice(whole), monthlyPrice(premie), 'month', 'Forsikring'),
    ...priceWith(whole, whole, 'year', 'Forsikring'),
  ];
}
