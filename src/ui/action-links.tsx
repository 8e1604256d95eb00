import type { NamedLink } from '#domain/site/site-link.ts';
import { LinkButton } from './link-button.tsx';

/** The most common actions; the first one is the most common of all (A2.25). */
export function ActionLinks({ actions }: { readonly actions: readonly NamedLink[] }) {
  return (
    <nav className="action-links" aria-label="Snarveier">
      {actions.map(({ text, to }, index) => (
        <LinkButton key={text} to={to} variant={index === 0 ? 'primary' : 'secondary'}>
          {text}
        </LinkButton>
      ))}
    </nav>
  );
}
