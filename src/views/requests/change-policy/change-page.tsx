import type { ReactNode } from 'react';
import type { PolicyToChange } from '#domain/requests/policies-to-change.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Screen } from '#ui/screen.tsx';
import { PolicyCard } from './policy-card.tsx';

interface ChangePageProps {
  readonly policy: PolicyToChange | null;
  readonly children: ReactNode;
}

/** The frame of the pages that change a policy. The text of the back link is assumed. */
export const ChangePage = ({ policy, children }: ChangePageProps) => (
  <Screen heading="Endre forsikring" back={<BackLink href="#/bm/endre">Velg en annen forsikring</BackLink>}>
    {policy && <PolicyCard policy={policy} />}
    {children}
  </Screen>
);
