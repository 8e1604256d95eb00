import { type ReactNode, useContext } from 'react';
import { PageLinksContext } from './page-links.ts';

/**
 * Nothing where the browser cannot print. Uses only the style sheet of Aksel's button, and its icon is given, because both
 * would weigh on the landing page (0030).
 */
export function PrintButton({ icon }: { readonly icon?: ReactNode }) {
  const print = useContext(PageLinksContext)?.print;
  return (
    print && (
      <button type="button" data-variant="tertiary" className="aksel-button" onClick={print}>
        {icon && <span className="aksel-button__icon">{icon}</span>}
        <span className="aksel-label">Skriv ut</span>
      </button>
    )
  );
}
