import { Skeleton } from '@navikt/ds-react/Skeleton';
import { formatKroner } from '#domain/display/amounts.ts';
import { sumParts } from '#domain/overview/policy-groups.ts';
import type { SumShown } from '#domain/overview/sum-shown.ts';
import type { PolicyRow } from '#domain/policies/policy-row.ts';

interface MonthlySumProps {
  readonly sum: SumShown;
  readonly rows: readonly PolicyRow[];
}

/** What the customer's policies cost a month, with a bar of the groups, which the groups below say in words. */
export function MonthlySum({ sum, rows }: MonthlySumProps) {
  if (sum.kind === 'loading') return <Skeleton variant="rounded" className="policies-sum" />;
  if (sum.kind === 'missing') return <p className="policies-sum">{sum.text}</p>;
  const parts = sumParts(rows);
  const hasLabelled = rows.some(({ labelText }) => labelText !== null);
  const hasUnpriced = rows.some(
    ({ labelText, premiePerManed }) => labelText === null && premiePerManed === null,
  );
  return (
    <div className="policies-sum">
      <p>Til sammen per måned</p>
      <p className="policies-sum__kroner">{formatKroner(sum.kroner)}/md.</p>
      {parts.length > 0 && (
        <div className="policies-sum__bar" aria-hidden>
          {parts.map(({ key, kroner }) => (
            <span key={key} className={`sum-part sum-part--${key}`} style={{ flexGrow: kroner }} />
          ))}
        </div>
      )}
      {hasLabelled && (
        <p className="policies-sum__note">
          Forsikringer som er under behandling eller gjelder senere, er ikke med.
        </p>
      )}
      {hasUnpriced && <p className="policies-sum__note">Forsikringer uten kjent pris er ikke med.</p>}
    </div>
  );
}
