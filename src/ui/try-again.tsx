import { Button, type ButtonProps } from '@navikt/ds-react/Button';
import { canRetry, type Notice } from '#domain/errors/notice.ts';
import { errorWords } from '#domain/errors/words.ts';

interface TryAgainProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly notice: Pick<Notice, 'kind'>;
  readonly onRetry: () => void;
}

/** The retry button, shown where a retry may help. */
export function TryAgain({ notice, onRetry, ...look }: TryAgainProps) {
  if (!canRetry(notice)) return null;
  return (
    <Button {...look} onClick={onRetry}>
      {errorWords.again}
    </Button>
  );
}
