import { formatDate } from '#domain/dates/format-date.ts';
import { isAccepted, isUnderProcessing } from './damage-policy.ts';

interface Policy {
  readonly status: string;
  readonly akseptPaaVent?: boolean | null | undefined;
  readonly periode: { readonly fra: string };
}

/** What the overview says of a damage policy; null where there is nothing to say (A4.2). */
export function damageLabel(policy: Policy): string | null {
  if (isUnderProcessing(policy)) return 'Under behandling';
  return isAccepted(policy) ? `Fra ${formatDate(policy.periode.fra)}` : null;
}
