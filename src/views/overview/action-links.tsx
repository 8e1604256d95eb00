import type { Action } from '#domain/overview/menu.ts';
import { LinkButton } from '#ui/link-button.tsx';

/** A2.25: the first is what most come for. */
export function ActionLinks({ actions }: { readonly actions: readonly Action[] }) {
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
