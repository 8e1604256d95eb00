import { formatDate } from '#domain/dates/format-date.ts';
import { isAccepted, isUnderProcessing } from '#domain/shared/policy-status.ts';

interface Policy {
  readonly status: string;
  readonly akseptPaaVent?: boolean | null | undefined;
  readonly periode: { readonly fra: string };
}

/** The label of a damage policy in the overview (A4.2); null if it has none. Without a start, it is assumed. */
export function damageLabel(policy: Policy): string | null {
  if (isUnderProcessing(policy)) return 'Under behandling';
  if (!isAccepted(policy)) return null;
  return policy.periode.fra ? `Fra ${formatDate(policy.periode.fra)}` : 'Under behandling';
}
