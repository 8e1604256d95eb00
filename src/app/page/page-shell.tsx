import { UmbrellaIcon } from '@navikt/aksel-icons';
import { Link } from '@navikt/ds-react/Link';
import type { ReactNode } from 'react';

interface PageShellProps {
  /** Address of the overview. */
  readonly home: string;
  readonly children: ReactNode;
}

export function PageShell({ home, children }: PageShellProps) {
  return (
    <>
      <header className="masthead">
        <Link href={home} className="masthead__home">
          <UmbrellaIcon aria-hidden fontSize="1.75rem" />
          Min side forsikring
        </Link>
      </header>
      <main className="page">{children}</main>
    </>
  );
}
