import { Button } from '@navikt/ds-react/Button';
import { noticeIn } from '#domain/errors/refusals.ts';
import { cannotShareRefusals, nothingToShare } from '#domain/sharing/errors.ts';
import type { Sharing } from '#domain/sharing/insight.ts';
import { Actions } from '#ui/actions.tsx';
import { ErrorNotice } from '#ui/error-notice.tsx';

interface SharingChoiceProps {
  readonly sharing: Sharing;
  readonly onGive: () => void;
  readonly onReload: () => void;
}

/** The button, or why the customer cannot share (B6.10, B8.23). */
export function SharingChoice({ sharing, onGive, onReload }: SharingChoiceProps) {
  if (sharing.kind === 'nothingToShare') return <p>{nothingToShare.text}</p>;
  if (sharing.kind === 'unknown') {
    return (
      <ErrorNotice
        notice={noticeIn(cannotShareRefusals, sharing.error)}
        error={sharing.error}
        onRetry={onReload}
        retryVariant="secondary"
      />
    );
  }
  return (
    <Actions>
      <Button onClick={onGive}>Gi innsyn</Button>
    </Actions>
  );
}
