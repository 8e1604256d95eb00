import { Button } from '@navikt/ds-react/Button';
import type { ReactNode } from 'react';
import type { Destination } from '#domain/site/site-link.ts';

interface LinkButtonProps {
  readonly to: Destination;
  readonly variant?: 'primary' | 'secondary';
  readonly children: ReactNode;
}

/** A link that looks like a button. Without `role="link"`, Aksel's `Button` would be announced as a button. */
export function LinkButton({ to, variant = 'primary', children }: LinkButtonProps) {
  return (
    <Button
      as="a"
      role="link"
      variant={variant}
      href={to.url}
      {...(to.target && { target: to.target, rel: 'noreferrer' })}
    >
      {children}
    </Button>
  );
}
