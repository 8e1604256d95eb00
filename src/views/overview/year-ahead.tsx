import { Heading } from '@navikt/ds-react/Typography';
import { type YearAhead, type YearMonth, yearKinds } from '#domain/overview/year-ahead.ts';
import { FoldedGroup } from '#ui/folded-group.tsx';

const heading = 'Året fremover';

interface YearAheadProps {
  readonly year: YearAhead;
  /** As the groups of policies. */
  readonly isFolding: boolean;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** Twelve months with their payments, renewals and starts, as a picture and as a list (C4.51). */
export function YearSection({ year, isFolding, isOpen, onPress }: YearAheadProps) {
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
  if (isFolding)
    return (
      <FoldedGroup name={heading} facts={String(year.events.length)} isOpen={isOpen} onPress={onPress}>
        {content}
      </FoldedGroup>
    );
  return (
    <>
      <Heading level="3" size="xsmall" className="policies-heading">
        {heading}
      </Heading>
      {content}
    </>
  );
}

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
