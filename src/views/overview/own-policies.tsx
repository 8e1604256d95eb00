import { Skeleton } from '@navikt/ds-react/Skeleton';
import { Heading } from '@navikt/ds-react/Typography';
import { Fragment, memo } from 'react';
import { formatKroner } from '#domain/display/amounts.ts';
import type { LandingSite } from '#domain/overview/landing-site.ts';
import { groupSum, kindsIn, policyGroups, sumParts } from '#domain/overview/policy-groups.ts';
import { areOwnSettled, canReload, canSumOwn, ownNotice, ownRows } from '#domain/overview/private-landing.ts';
import type { OwnSources } from '#domain/overview/private-sources.ts';
import { missingDamage, sumShown } from '#domain/overview/sum-shown.ts';
import { isSearchable, isSearched, searchRows } from '#domain/policies/policy-search.ts';
import { FoldedGroup } from '#ui/folded-group.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Section } from '#ui/section.tsx';
import { PolicyList } from '#views/policies/policy-list.tsx';
import { MissingPolicies } from './missing-policies.tsx';
import { MonthlySum } from './monthly-sum.tsx';

interface OwnPoliciesProps extends OwnSources {
  readonly site: LandingSite;
  readonly searchedName: string;
  readonly openGroups: readonly string[];
  readonly canSearch: boolean;
  /** The visitor is not typing. */
  readonly isStill: boolean;
  readonly send: (
    event:
      | { type: 'reload.requested' }
      | { type: 'search.changed'; searchedName: string }
      | { type: 'group.pressed'; key: string },
  ) => void;
}

/**
 * Memoised: the page renders for each of some twenty responses, and describing and sorting a thousand policies takes time.
 */
export const OwnPolicies = memo(function OwnPolicies(props: OwnPoliciesProps) {
  const { site, searchedName, openGroups, canSearch, isStill, send, ...own } = props;
  const rows = ownRows(own, site);
  const hasSearch = isSearched(searchedName, rows.length);
  const hits = searchRows(rows, searchedName);
  const hasBar = sumParts(rows).length > 0;
  const notice = ownNotice(own);
  const sum = hasSearch ? null : sumShown(own, rows);
  // The notice at the top of the page covers failed parts.
  if (rows.length === 0 && !notice && areOwnSettled(own)) return null;
  return (
    <Section heading="Mine forsikringer">
      {notice && (
        <MissingPolicies
          notice={notice}
          addition={canReload(own) ? missingDamage : null}
          error={own.damage?.error ?? null}
          phone={site.phone}
          onReload={() => send({ type: 'reload.requested' })}
        />
      )}
      {sum && <MonthlySum sum={sum} rows={rows} />}
      {isSearchable(rows.length) && (
        <SearchField
          label="Søk i forsikringene"
          value={searchedName}
          disabled={!canSearch}
          hitCount={hits.length}
          isStill={isStill}
          onChange={(typed) => send({ type: 'search.changed', searchedName: typed })}
        />
      )}
      {hits.length > 0 &&
        policyGroups(hits).map(({ key, heading, rows: members }) =>
          heading === null || hasSearch ? (
            <Fragment key={key}>
              {heading !== null && (
                <Heading level="3" size="xsmall" className="policies-heading">
                  {heading}
                </Heading>
              )}
              <PolicyList rows={members} isOwn />
            </Fragment>
          ) : (
            <FoldedGroup
              key={key}
              name={heading}
              count={members.length}
              summary={kindsIn(members)}
              facts={canSumOwn(own) && <GroupPrice group={key} kroner={groupSum(members)} hasBar={hasBar} />}
              isOpen={openGroups.includes(key)}
              onPress={() => send({ type: 'group.pressed', key })}
            >
              <PolicyList rows={members} isOwn />
            </FoldedGroup>
          ),
        )}
      {rows.length === 0 && !notice && <Skeleton variant="rounded" height="5rem" />}
    </Section>
  );
});

interface GroupPriceProps {
  /** The key of the group, by which its mark has the colour of its part of the sum. */
  readonly group: string;
  /** Null if a price of the group is unknown. */
  readonly kroner: number | null;
  /** The sum has a bar, which the mark explains. */
  readonly hasBar: boolean;
}

const GroupPrice = ({ group, kroner, hasBar }: GroupPriceProps) =>
  kroner !== null && (
    <>
      {hasBar && <span className={`sum-part sum-part--${group}`} aria-hidden />} {formatKroner(kroner)}/md.
    </>
  );
