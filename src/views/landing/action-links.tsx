import { Button } from '@navikt/ds-react/Button';
import type { Action } from '#domain/landing/menu.ts';

/** A2.25: the first is what most come for. */
export function ActionLinks({ actions }: { readonly actions: readonly Action[] }) {
  return (
    <nav className="action-links" aria-label="Snarveier">
      {actions.map(({ text, to }, index) => (
        <Button
          key={text}
          as="a"
          href={to.url}
          variant={index === 0 ? 'primary' : 'secondary'}
          {...(to.target && { target: to.target, rel: 'noreferrer' })}
        >
          {text}
        </Button>
      ))}
    </nav>
  );
}
