import { Skeleton } from '@navikt/ds-react/Skeleton';
import { memo } from 'react';
import { sharedLabel } from '#domain/display/shared-label.ts';
import { noPolicies } from '#domain/errors/customer.ts';
import { sharedGroups } from '#domain/overview/private-landing.ts';
import type { PrivateSources } from '#domain/overview/private-sources.ts';
import { FoldedGroup } from '#ui/folded-group.tsx';
import { Section } from '#ui/section.tsx';
import { PolicyList } from '#views/policies/policy-list.tsx';

interface SharedPoliciesProps extends Pick<PrivateSources, 'shared'> {
  readonly isFolding: boolean;
  readonly openGroups: readonly string[];
  readonly send: (event: { type: 'group.pressed'; key: string }) => void;
}

/** Rows are grouped by owner; if nobody shares a policy, a sentence says so (A5.8, B8.5). Memoised as the own policies. */
export const SharedPolicies = memo(function SharedPolicies(props: SharedPoliciesProps) {
  const { shared, isFolding, openGroups, send } = props;
  if (shared === null) return <Skeleton variant="rounded" height="5rem" />;
  if (!shared.value) return null;
  const groups = sharedGroups({ shared });
  return (
    <Section heading="Forsikringer du har innsyn i">
      {groups.length === 0 && <p>{noPolicies.private.text}</p>}
      {groups.map(({ key, eierFornavn, eierEtternavn, rows }) => {
        const owner = sharedLabel(eierFornavn, eierEtternavn);
        return isFolding ? (
          <FoldedGroup
            key={key}
            name={owner}
            count={rows.length}
            isOpen={openGroups.includes(key)}
            onPress={() => send({ type: 'group.pressed', key })}
          >
            <PolicyList rows={rows} />
          </FoldedGroup>
        ) : (
          <div key={key}>
            <p className="landing__owner">{owner}</p>
            <PolicyList rows={rows} />
          </div>
        );
      })}
    </Section>
  );
});
