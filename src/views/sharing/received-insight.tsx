import { PersonGroupIcon } from '@navikt/aksel-icons';
import { Link } from '@navikt/ds-react/Link';
import type { ApiError } from '#domain/errors/api-error.ts';
import type { Givers } from '#domain/sharing/insight.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Section } from '#ui/section.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { ListUnavailable } from './list-unavailable.tsx';

interface ReceivedInsightProps {
  readonly state: 'loading' | 'unavailable' | 'listed';
  readonly context: { readonly givers: Givers; readonly error: ApiError | null };
  readonly send: (event: { type: 'retried' }) => void;
}

/** The persons who have given the visitor insight (B2.93). Only they can take it back (C3.10). */
export function ReceivedInsight({ state, context: { givers, error }, send }: ReceivedInsightProps) {
  return (
    <Section heading="Personer som har gitt deg innsyn">
      {state === 'loading' && <Spinner />}
      {state === 'unavailable' && <ListUnavailable error={error} onRetry={() => send({ type: 'retried' })} />}
      {state === 'listed' && <GiverList {...givers} />}
    </Section>
  );
}

function GiverList({ list, isPartial }: Givers) {
  return (
    <>
      {list.length === 0 && !isPartial && (
        <EmptyState picture={<PersonGroupIcon fontSize="1.75rem" />}>
          <p>Ingen har gitt deg innsyn.</p>
        </EmptyState>
      )}
      {list.length > 0 && (
        <ul className="people">
          {list.map(({ id, name, policyCount }) => (
            <li key={id} className="person">
              <span className="person__name">{name}</span>
              <span className="person__role">{countText(policyCount)}</span>
            </li>
          ))}
        </ul>
      )}
      {isPartial && <p>Vi fikk ikke hentet alle, så noen kan mangle i listen.</p>}
      {list.some(({ policyCount }) => policyCount > 0) && (
        <p>
          Forsikringene deres finner du i <Link href="#/">oversikten</Link>.
        </p>
      )}
    </>
  );
}

function countText(policyCount: number): string {
  if (policyCount === 0) return 'Ingen forsikringer';
  return policyCount === 1 ? '1 forsikring' : `${policyCount} forsikringer`;
}
