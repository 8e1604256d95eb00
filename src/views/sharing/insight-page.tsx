import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';
import type { Sharing } from '#domain/sharing/insight.ts';
import { SharingChoice } from './sharing-choice.tsx';

interface InsightPageProps {
  readonly context: { readonly sharing: Sharing | null };
  readonly send: (event: { type: 'give.requested' } | { type: 'reload.requested' }) => void;
  readonly regions: { readonly given: ReactNode; readonly received: ReactNode; readonly dialog: ReactNode };
}

/** The page at `/dele-forsikringer` (B2.12). */
export function InsightPage({ context: { sharing }, send, regions }: InsightPageProps) {
  return (
    <div className="cards">
      <Heading level="1" size="xlarge">
        Dele forsikringer
      </Heading>
      <div>
        <p className="lead">
          Du kan la andre se skadeforsikringene dine og melde skade for deg. De kan ikke endre eller si opp
          noe.
        </p>
        {sharing && (
          <SharingChoice
            sharing={sharing}
            onGive={() => send({ type: 'give.requested' })}
            onReload={() => send({ type: 'reload.requested' })}
          />
        )}
      </div>
      {regions.given}
      {regions.received}
      {regions.dialog}
    </div>
  );
}
