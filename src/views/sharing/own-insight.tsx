import { Button } from '@navikt/ds-react/Button';
import type { ReactNode } from 'react';
import { noticeIn } from '#domain/errors/refusals.ts';
import { cannotShareRefusals, nothingToShare } from '#domain/sharing/errors.ts';
import type { Sharing } from '#domain/sharing/insight.ts';
import { Actions } from '#ui/actions.tsx';
import { ErrorNotice } from '#ui/error-notice.tsx';

interface OwnInsightProps {
  readonly context: { readonly sharing: Sharing | null };
  readonly send: (event: { type: 'give.requested' } | { type: 'reload.requested' }) => void;
  readonly regions: { readonly given: ReactNode; readonly dialog: ReactNode };
}

/** The persons who have insight, and the button to give insight or the reason for its absence (B6.10, B8.23). */
export const OwnInsight = ({ context: { sharing }, send, regions }: OwnInsightProps) => (
  <>
    {sharing?.kind === 'possible' && (
      <Actions>
        <Button onClick={() => send({ type: 'give.requested' })}>Gi innsyn</Button>
      </Actions>
    )}
    {sharing?.kind === 'nothingToShare' && <p>{nothingToShare.text}</p>}
    {sharing?.kind === 'unknown' && (
      <div>
        <ErrorNotice
          notice={noticeIn(cannotShareRefusals, sharing.error)}
          error={sharing.error}
          onRetry={() => send({ type: 'reload.requested' })}
        />
      </div>
    )}
    <div>
      {regions.given}
      {regions.dialog}
    </div>
  </>
);
