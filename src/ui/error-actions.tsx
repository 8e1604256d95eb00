import { Button } from '@navikt/ds-react/Button';
import type { ReactNode } from 'react';
import { canRetry, isSolvedByLogin, type Notice } from '#domain/errors/notice.ts';
import { errorWords } from '#domain/errors/words.ts';
import { Actions } from './actions.tsx';
import { LogIn } from './log-in.tsx';
import { ToOverview } from './to-overview.tsx';

export interface ErrorActionsProps {
  readonly notice: Notice;
  readonly onRetry?: (() => void) | undefined;
  /** The link to the login page; by default it leads back to this place. */
  readonly logIn?: ReactNode;
  /** Beside the retry: 'Gå tilbake' inside a flow; by default the link to the overview. */
  readonly alternative?: ReactNode;
}

interface WeightedErrorActionsProps extends ErrorActionsProps {
  /** Weight of the retry button: primary on a screen of its own, secondary within a page. */
  readonly weight: 'primary' | 'secondary';
}

/** The buttons of an error card: the login if it helps, otherwise the retry and one link onwards (C4.13). */
export function ErrorActions({
  notice,
  onRetry,
  weight,
  logIn = <LogIn />,
  alternative,
}: WeightedErrorActionsProps) {
  if (isSolvedByLogin(notice)) return <Actions>{logIn}</Actions>;
  const retry = onRetry && canRetry(notice) && (
    <Button variant={notice.helpsLater ? 'secondary' : weight} onClick={onRetry}>
      {errorWords.again}
    </Button>
  );
  if (!retry && alternative === null) return null;
  const isOnlyWay = !retry && weight === 'primary';
  return (
    <Actions>
      {retry}
      {alternative === undefined ? <ToOverview isButton={isOnlyWay} /> : alternative}
    </Actions>
  );
}
