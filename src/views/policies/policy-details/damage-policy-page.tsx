import type { ReactNode } from 'react';
import type { IsoDate } from '#domain/dates/calendar.ts';
import type { Representative } from '#domain/person/representative.ts';
import { damagePage, type PolicySite } from '#domain/policies/details/policy-page.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import { PolicyFrame } from './policy-frame.tsx';

interface DamagePolicyPageProps {
  readonly context: {
    readonly site: PolicySite;
    readonly today: IsoDate;
    readonly representative: Representative | null;
    readonly found: { readonly policy: DamagePolicy } | null;
  };
  readonly send: (event: { type: 'change.requested' }) => void;
  readonly regions: { readonly policy: ReactNode; readonly dialog: ReactNode };
}

export const DamagePolicyPage = ({
  context: { site, today, representative, found },
  send,
  regions,
}: DamagePolicyPageProps) =>
  found &&
  representative && (
    <PolicyFrame
      page={damagePage(found.policy, representative, site, today)}
      overview={site.overview}
      onChange={() => send({ type: 'change.requested' })}
    >
      {regions.policy}
      {regions.dialog}
    </PolicyFrame>
  );
