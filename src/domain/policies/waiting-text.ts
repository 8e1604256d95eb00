import type { IsoDate } from '#domain/dates/calendar.ts';
import { dayOf, formatDate } from '#domain/dates/format-date.ts';
import { isVehicle } from '#domain/products/vehicle-products.ts';
import { isUnderProcessing } from '#domain/shared/policy-status.ts';

interface Policy {
  readonly produkt: string;
  readonly status: string;
  readonly akseptPaaVent?: boolean | null | undefined;
}

/** The text while a policy is on hold (B4.6, B4.13). The sentence for objects other than vehicles is assumed. */
export function processingText(policy: Policy): string | null {
  if (!isUnderProcessing(policy)) return null;
  return isVehicle(policy.produkt)
    ? 'Forsikringen aktiveres når Statens vegvesen har mottatt salgsmeldingen.'
    : 'Forsikringen er under behandling.';
}

interface Lasting {
  readonly periode: { readonly fra: string };
}

/** The start of a policy that is not valid yet (B4.14); null if it is valid. `today` is the current date in Oslo. */
export function notYetValidText({ periode }: Lasting, today: IsoDate): string | null {
  const start = dayOf(periode.fra);
  return start !== null && start > today ? `Forsikringen gjelder fra og med ${formatDate(start)}.` : null;
}
