import { Button } from '@navikt/ds-react/Button';
import { canRetry, type Notice } from '#domain/errors/notice.ts';
import { errorWords } from '#domain/errors/words.ts';

interface TryAgainProps {
  readonly notice: Pick<Notice, 'kind'>;
  readonly onRetry: () => void;
}

/** The same again, also beside the way to log in: in another tab the customer may have logged in since. */
export const TryAgain = ({ notice, onRetry }: TryAgainProps) => (
  <Button variant={canRetry(notice) ? 'primary' : 'secondary'} onClick={onRetry}>
    {errorWords.again}
  </Button>
);
