import { UmbrellaIcon } from '@navikt/aksel-icons';
import { Link } from '@navikt/ds-react/Link';
import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { errorWords } from '#domain/errors/words.ts';
import type { MenuSite } from '#domain/site/main-menu.ts';
import type { Destination } from '#domain/site/site-link.ts';
import { LinkOut } from '#ui/link-out.tsx';
import { RingText } from '#ui/ring-us.tsx';
import { MainMenu } from './main-menu.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import type { VisitorWatch } from './visitor-watch.ts';

/** The links around every page. */
export interface Frame {
  readonly myPage: Destination;
  readonly help: Destination;
  readonly logOut: Destination;
  /** Address of the login, which leads back to the present place. */
  readonly logIn: () => string;
  readonly menu: MenuSite;
  readonly privacy: Destination;
  readonly accessibility: Destination;
  readonly phone: string;
  readonly openingHours?: string | undefined;
}

interface PageShellProps {
  /** Address of the overview. */
  readonly home: string;
  /** Null if the bank, or its native app, has a frame of its own around the page (A1.5). */
  readonly frame: Frame | null;
  readonly visitor: VisitorWatch;
  readonly children: ReactNode;
}

export function PageShell({ home, frame, visitor, children }: PageShellProps) {
  const main = useRef<HTMLElement>(null);
  const { person, organisation, organisasjonsnummer, isLoggedOut } = useSyncExternalStore(
    visitor.subscribe,
    visitor.current,
    visitor.current,
  );
  if (!frame) {
    return (
      <>
        <main className="page frame">{children}</main>
        <OfflineNotice />
      </>
    );
  }
  const { myPage, help, logOut, logIn, menu, privacy, accessibility } = frame;
  return (
    <>
      <Link
        href="#innhold"
        className="skip-link"
        onClick={(event) => {
          // The part after '#' is the address of the page.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Hopp til innholdet
      </Link>
      <header className="masthead">
        <div className="masthead__row frame">
          <Link href={home} className="masthead__home">
            <UmbrellaIcon aria-hidden fontSize="1.75rem" />
            Min side forsikring
          </Link>
          <MainMenu site={menu} organisasjonsnummer={organisasjonsnummer} />
          {/* The element is there before the name has loaded, so that nothing moves. */}
          <p className="masthead__names">
            {person && <span>{person}</span>}{' '}
            {organisation && <span>{person ? `for ${organisation}` : organisation}</span>}
          </p>
          <nav aria-label="Min side" className="masthead__links">
            <LinkOut to={myPage}>Min side</LinkOut>
            <LinkOut to={help}>Hjelp</LinkOut>
            {isLoggedOut ? (
              <LinkOut to={{ url: logIn() }}>{errorWords.logIn}</LinkOut>
            ) : (
              <LinkOut to={logOut}>Logg ut</LinkOut>
            )}
          </nav>
        </div>
      </header>
      <div className="page-around">
        <main id="innhold" className="page frame" ref={main} tabIndex={-1}>
          {children}
        </main>
        {/* Shown beside a narrow page, and below a form on a phone. */}
        <aside className="page-help" aria-label="Hjelp">
          <RingText {...frame} />
        </aside>
      </div>
      <footer className="footer">
        <div className="footer__row frame">
          <RingText {...frame} />
          <nav aria-label="Om nettstedet" className="footer__links">
            <LinkOut to={myPage}>Min side</LinkOut>
            <LinkOut to={privacy}>Personvern</LinkOut>
            <LinkOut to={accessibility}>Tilgjengelighetserklæring</LinkOut>
          </nav>
        </div>
      </footer>
      <OfflineNotice />
    </>
  );
}
