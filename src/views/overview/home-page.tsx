import { Button } from '@navikt/ds-react/Button';
import { Skeleton } from '@navikt/ds-react/Skeleton';
import type { ReactNode } from 'react';
import { type ActiveParty, activePartyName } from '#domain/overview/active-party.ts';

interface HomePageProps {
  readonly context: ActiveParty;
  readonly send: (event: { type: 'switch.requested' }) => void;
  readonly regions: { readonly content: ReactNode; readonly dialog: ReactNode };
}

/** Shows the active party, with a button to switch (A2.26). */
export function HomePage({ context, send, regions: { content, dialog } }: HomePageProps) {
  const name = activePartyName(context);
  return (
    <>
      {context.maySwitch && context.relations === null && (
        <Skeleton aria-hidden variant="rounded" className="party" />
      )}
      {name !== null && (
        <div className="party">
          {/* The masthead has the name of a visitor who acts for themselves. */}
          <p>
            {context.visitor.organisasjonsnummer === null ? (
              'Du ser dine egne forsikringer.'
            ) : (
              <>
                Du er inne som <strong>{name}</strong>
              </>
            )}
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
