import { Button } from '@navikt/ds-react/Button';
import type { ReactNode } from 'react';
import { logInHelps } from '#domain/errors/not-logged-in.ts';
import { canRetry, type Notice } from '#domain/errors/notice.ts';
import { errorWords } from '#domain/errors/words.ts';
import { Actions } from './actions.tsx';
import { LogIn } from './log-in.tsx';
import { ToOverview } from './to-overview.tsx';

export interface WaysOnProps {
  readonly notice: Notice;
  readonly onRetry?: (() => void) | undefined;
  /** The link to the login page; by default it leads back to this place. */
  readonly logIn?: ReactNode;
  /** 'Gå tilbake' inside a flow; by default the link to the overview. */
  readonly wayOn?: ReactNode;
}

interface WeightedWaysOnProps extends WaysOnProps {
  /** Weight of the retry button: primary on a screen of its own, secondary within a page. */
  readonly weight: 'primary' | 'secondary';
}

/** The buttons of an error card: the login if it helps, otherwise the retry and one link onwards (C4.13). */
export function WaysOn({
  notice,
  onRetry,
  weight,
  logIn = <LogIn />,
  wayOn = <ToOverview />,
}: WeightedWaysOnProps) {
  if (logInHelps(notice)) return <Actions>{logIn}</Actions>;
  const retry = onRetry && canRetry(notice) && (
    <Button variant={weight} onClick={onRetry}>
      {errorWords.again}
    </Button>
  );
  if (!retry && wayOn === null) return null;
  return (
    <Actions>
      {retry}
      {wayOn}
    </Actions>
  );
}
