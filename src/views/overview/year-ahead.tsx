import { Heading } from '@navikt/ds-react/Typography';
import { memo } from 'react';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { isFolding } from '#domain/overview/folding.ts';
import { ownCount } from '#domain/overview/private-landing.ts';
import type { OwnSources, PrivateSources } from '#domain/overview/private-sources.ts';
import { type YearMonth, yearKinds } from '#domain/overview/year-ahead.ts';
import { yearGroup, yearShown } from '#domain/overview/year-shown.ts';
import { isSearched } from '#domain/policies/policy-search.ts';
import { FoldedGroup } from '#ui/folded-group.tsx';

const heading = 'Året fremover';

interface YearAheadProps extends OwnSources, Pick<PrivateSources, 'invoices'> {
  readonly today: IsoDate;
  readonly searchedName: string;
  readonly openGroups: readonly string[];
  readonly send: (event: { type: 'group.pressed'; key: string }) => void;
}

/**
 * Twelve months with their payments, renewals and starts, as a picture and as a list (C4.51). On a wide screen it is beside the
 * policies, and the style sheet shows its content without the fold. Memoised as the own policies.
 */
export const YearAhead = memo(function YearAhead(props: YearAheadProps) {
  const { searchedName, openGroups, send, ...page } = props;
  const count = ownCount(page);
  const year = isSearched(searchedName, count) ? null : yearShown(page);
  if (year === null) return null;
  const content = (
    <div className="year">
      {/* The list below says the same. */}
      <ol className="year__months" aria-hidden>
        {year.months.map((month) => (
          <Month key={month.key} month={month} />
        ))}
      </ol>
      <ul className="year__events">
        {year.events.map(({ key, kind, text }) => (
          <li key={key} className={`year-mark year-mark--${kind}`}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
  const isFolded = isFolding(count);
  return (
    <section
      className={`landing__section year-card ${isFolded ? 'year-card--folding' : ''}`}
      aria-label={heading}
    >
      <Heading level="2" size="medium" className="year-card__heading">
        {heading}
      </Heading>
      {isFolded ? (
        <FoldedGroup
          name={heading}
          level="2"
          count={year.events.length}
          isOpen={openGroups.includes(yearGroup)}
          onPress={() => send({ type: 'group.pressed', key: yearGroup })}
        >
          {content}
        </FoldedGroup>
      ) : (
        content
      )}
    </section>
  );
});

/** A kind with several events in the month has their count. */
const Month = ({ month: { label, counts } }: { readonly month: YearMonth }) => (
  <li>
    {label}
    {yearKinds.map(
      (kind) =>
        counts[kind] > 0 && (
          <span key={kind} className={`year-mark year-mark--${kind}`}>
            {counts[kind] > 1 && counts[kind]}
          </span>
        ),
    )}
  </li>
);
