import { type BusinessCustomer, noCustomer } from '#domain/policies/business-policies.ts';
import { partlyMissing } from '#domain/policies/errors.ts';
import { policiesToChange } from '#domain/requests/policies-to-change.ts';
import { Notice } from '#ui/notice.tsx';
import { Screen } from '#ui/screen.tsx';
import { PolicyList } from '#views/policies/policy-list.tsx';

interface ChoosePolicyProps {
  readonly context: { readonly customer: BusinessCustomer | null };
}

/** The page at `/bm/endre` (B2.2); a policy that is not in force yet has no link (B4.6). */
export function ChoosePolicy({ context: { customer } }: ChoosePolicyProps) {
  const { policies, isPartial } = policiesToChange(customer ?? noCustomer);
  return (
    <Screen heading="Hvilken forsikring vil du endre på?">
      {isPartial && <Notice status="warning" title={partlyMissing.text} titleAs="div" />}
      <PolicyList rows={policies} isOwn />
    </Screen>
  );
}
