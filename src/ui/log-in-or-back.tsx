import { type ReactNode, useContext } from 'react';
import { LogIn } from './log-in.tsx';
import { PageLinksContext } from './page-links.ts';

interface LogInOrBackProps {
  /** Returns to the form. */
  readonly back: ReactNode;
}

/** The login on a card that replaces a form. A text that the login would lose can be copied only in the form. */
export function LogInOrBack({ back }: LogInOrBackProps) {
  const links = useContext(PageLinksContext);
  return (
    <>
      <LogIn />
      {links?.draft() === 'lost' && back}
    </>
  );
}
