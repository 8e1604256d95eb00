import { generalRefusals } from '#domain/errors/general.ts';
import { identificationRefusals } from '#domain/errors/identification.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';
import type { FailureProps } from '#ui/error-screen.tsx';

interface DetailsUnavailableProps extends FailureProps {
  readonly state: 'unavailable' | 'unidentified';
}

/** The details could not be loaded (B8.2), or the visitor could not be identified (A6.4). */
export const DetailsUnavailable = ({ state, context: { error }, send }: DetailsUnavailableProps) => (
  <ErrorNotice
    notice={noticeIn(state === 'unidentified' ? identificationRefusals : generalRefusals, error)}
    error={error}
    onRetry={() => send({ type: 'retried' })}
  />
);
