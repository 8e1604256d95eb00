import type { Representative } from '#domain/person/representative.ts';
import { changeDenial, type PolicySite } from '#domain/policies/details/policy-page.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import { DialogScreen } from '#ui/dialog.tsx';

interface ChangeDeniedProps {
  readonly context: {
    readonly site: PolicySite;
    readonly representative: Representative | null;
    readonly found: { readonly policy: DamagePolicy } | null;
  };
}

/** A visitor without the right to change the policy reads whom to call (B6.7). */
export const ChangeDenied = ({ context: { site, representative, found } }: ChangeDeniedProps) => (
  <DialogScreen heading="Endre forsikring">
    <p>{found && representative && changeDenial(found.policy, representative, site)}</p>
  </DialogScreen>
);
