import { MenuHamburgerIcon } from '@navikt/aksel-icons';
import type { SyntheticEvent } from 'react';
import { type MenuSite, mainMenu } from '#domain/site/main-menu.ts';
import { LinkOut } from '#ui/link-out.tsx';

interface MainMenuProps {
  readonly site: MenuSite;
  /** The active organisation; null for a private customer, undefined while unknown. */
  readonly organisasjonsnummer: string | null | undefined;
}

const close = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
  currentTarget.open = false;
};

/** The same menu on every page (0034). It closes when a link of it is pressed, and when focus leaves it. */
export const MainMenu = ({ site, organisasjonsnummer }: MainMenuProps) => (
  <details
    className="main-menu"
    onClick={(event) => event.target instanceof Element && event.target.closest('a') && close(event)}
    onKeyDown={(event) => {
      if (event.key !== 'Escape') return;
      close(event);
      event.currentTarget.querySelector('summary')?.focus();
    }}
    onBlur={(event) => {
      const { relatedTarget, currentTarget } = event;
      if (relatedTarget && !currentTarget.contains(relatedTarget)) close(event);
    }}
  >
    <summary>
      <MenuHamburgerIcon aria-hidden fontSize="1.5rem" />
      Meny
    </summary>
    <nav aria-label="Hovedmeny">
      <ul>
        {mainMenu(site, organisasjonsnummer).map(({ text, to }) => (
          <li key={text}>
            <LinkOut to={to}>{text}</LinkOut>
          </li>
        ))}
      </ul>
    </nav>
  </details>
);
