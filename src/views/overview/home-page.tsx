import { Button } from '@navikt/ds-react/Button';
import { Skeleton } from '@navikt/ds-react/Skeleton';
import type { ReactNode } from 'react';
import { type Acting, actsFor } from '#domain/overview/acting.ts';

interface HomePageProps {
  readonly context: Acting;
  readonly send: (event: { type: 'switch.requested' }) => void;
  readonly regions: { readonly content: ReactNode; readonly dialog: ReactNode };
}

/** Shows the active party, with a button to switch (A2.26). */
export function HomePage({ context, send, regions: { content, dialog } }: HomePageProps) {
  const name = actsFor(context);
  return (
    <>
      {context.maySwitch && context.relations === null && (
        <Skeleton aria-hidden variant="rounded" className="acting" />
      )}
      {name !== null && (
        <div className="acting">
          <p>
            Du er inne som <strong>{name}</strong>
          </p>
          <Button variant="secondary" size="small" onClick={() => send({ type: 'switch.requested' })}>
            Bytt bruker
          </Button>
        </div>
      )}
      {content}
      {dialog}
    </>
  );
}
