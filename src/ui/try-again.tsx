import { Button, type ButtonProps } from '@navikt/ds-react/Button';
import { canRetry, type Notice } from '#domain/errors/notice.ts';
import { errorWords } from '#domain/errors/words.ts';

interface TryAgainProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly notice: Pick<Notice, 'kind'>;
  readonly onRetry: () => void;
  /** Also beside the way to log in: the visitor may have logged in in another tab. */
  readonly always?: boolean;
}

/** The retry button, shown where a retry may help. */
export function TryAgain({ notice, onRetry, always = false, ...look }: TryAgainProps) {
  const mayHelp = canRetry(notice);
  if (!mayHelp && !always) return null;
  return (
    <Button variant={mayHelp ? 'primary' : 'secondary'} {...look} onClick={onRetry}>
      {errorWords.again}
    </Button>
  );
}
