import type { ReactNode } from 'react';
import { logInHelps } from '#domain/errors/not-logged-in.ts';
import type { Notice } from '#domain/errors/notice.ts';
import { Actions } from './actions.tsx';
import { LogIn } from './log-in.tsx';
import { ToOverview } from './to-overview.tsx';
import { TryAgain } from './try-again.tsx';

export interface WaysOnProps {
  readonly notice: Notice;
  readonly onRetry?: (() => void) | undefined;
  readonly retryVariant?: 'primary' | 'secondary' | undefined;
  /** The link to the login page; by default it leads back to this place. */
  readonly logIn?: ReactNode;
  /** 'Gå tilbake' inside a flow; by default the link to the overview. */
  readonly wayOn?: ReactNode;
}

/** The buttons of an error card: the login where it helps, otherwise the retry and one way on (C4.13). */
export function WaysOn({
  notice,
  onRetry,
  retryVariant = 'primary',
  logIn = <LogIn />,
  wayOn = <ToOverview />,
}: WaysOnProps) {
  if (logInHelps(notice)) return <Actions>{logIn}</Actions>;
  return (
    <Actions>
      {onRetry && <TryAgain notice={notice} onRetry={onRetry} variant={retryVariant} />}
      {wayOn}
    </Actions>
  );
}
