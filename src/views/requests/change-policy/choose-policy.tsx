import { partlyMissing } from '#domain/overview/errors.ts';
import type { ChangeSite, PoliciesToChange } from '#domain/requests/policies-to-change.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Screen } from '#ui/screen.tsx';
import { PolicyList } from '#views/overview/policy-list.tsx';

interface ChoosePolicyProps {
  readonly context: { readonly site: ChangeSite; readonly choices: PoliciesToChange | null };
}

/** The page at `/bm/endre` (B2.2); a policy that is not in force yet has no link (B4.6). */
export const ChoosePolicy = ({ context: { site, choices } }: ChoosePolicyProps) => (
  <>
    <BackLink href={site.overview.url}>Tilbake til oversikten</BackLink>
    <Screen heading="Hvilken forsikring vil du endre på?">
      {choices?.isPartial && <Notice status="warning" title={partlyMissing.text} titleAs="div" />}
      <PolicyList rows={choices?.policies ?? []} own />
    </Screen>
  </>
);
