import { PersonGroupIcon } from '@navikt/aksel-icons';
import type { ApiError } from '#domain/errors/api-error.ts';
import type { Change } from '#domain/sharing/insight.ts';
import type { PrivateRelation } from '#domain/sharing/private-relation.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Section } from '#ui/section.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { ChangeNotice } from './change-notice.tsx';
import { GivenRow } from './given-row.tsx';
import { ListUnavailable } from './list-unavailable.tsx';

interface GivenInsightProps {
  readonly state:
    | 'loading.known'
    | 'loading.unknown'
    | 'unavailable'
    | 'listed.closed'
    | 'listed.confirming'
    | 'deleting';
  readonly context: {
    readonly relations: readonly PrivateRelation[];
    readonly toDelete: PrivateRelation | null;
    readonly change: Change | null;
    readonly error: ApiError | null;
  };
  readonly send: (
    event:
      | { type: 'delete.requested'; id: string }
      | { type: 'cancelled' }
      | { type: 'confirmed' }
      | { type: 'retried' },
  ) => void;
}

/** The result of the last change, and the persons who have insight (B2.93). */
export function GivenInsight({ state, context, send }: GivenInsightProps) {
  const { relations, toDelete, change, error } = context;
  const isListed = state === 'listed.closed' || state === 'listed.confirming' || state === 'deleting';
  return (
    <div className="cards">
      {change && (
        <div>
          <ChangeNotice change={change} />
        </div>
      )}
      <Section heading="Personer du har gitt innsyn til">
        {(state === 'loading.known' || state === 'loading.unknown') && <Spinner />}
        {state === 'unavailable' && (
          <ListUnavailable error={error} onRetry={() => send({ type: 'retried' })} />
        )}
        {isListed && relations.length === 0 && (
          <EmptyState picture={<PersonGroupIcon fontSize="1.75rem" />}>
            <p>Du har ikke gitt noen innsyn.</p>
          </EmptyState>
        )}
        {isListed && relations.length > 0 && (
          <ul className="people">
            {relations.map(({ privatRelasjonId: id, disponentFulltNavn: name }) => (
              <GivenRow
                key={id}
                name={name}
                isConfirming={toDelete?.privatRelasjonId === id}
                isDeleting={state === 'deleting'}
                onDelete={() => send({ type: 'delete.requested', id })}
                onCancel={() => send({ type: 'cancelled' })}
                onConfirm={() => send({ type: 'confirmed' })}
              />
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}
