import { partlyMissing } from '#domain/overview/errors.ts';
import type { PoliciesToChange } from '#domain/requests/policies-to-change.ts';
import { Notice } from '#ui/notice.tsx';
import { Screen } from '#ui/screen.tsx';
import { PolicyList } from '#views/overview/policy-list.tsx';

interface ChoosePolicyProps {
  readonly context: { readonly choices: PoliciesToChange | null };
}

/** The page at `/bm/endre` (B2.2); a policy that is not in force yet has no link (B4.6). */
export const ChoosePolicy = ({ context: { choices } }: ChoosePolicyProps) => (
  <Screen heading="Hvilken forsikring vil du endre på?">
    {choices?.isPartial && <Notice status="warning" title={partlyMissing.text} titleAs="div" />}
    <PolicyList rows={choices?.policies ?? []} isOwn />
  </Screen>
);
