import { Button } from '@navikt/ds-react/Button';
import type { OrganisationAccess } from '#domain/access/access.ts';
import { accessLost } from '#domain/access/errors.ts';
import { fill } from '#domain/errors/placeholders.ts';
import { Actions } from '#ui/actions.tsx';
import { Screen } from '#ui/screen.tsx';

interface AccessLostProps {
  readonly context: { readonly organisation: OrganisationAccess };
  readonly send: (event: { type: 'chooser.requested' }) => void;
}

/** The visitor has deleted their only access. The page only leads to the agreement chooser (B8.14, B4.22). */
export function AccessLost({ context: { organisation }, send }: AccessLostProps) {
  return (
    <Screen heading="Tilgangen er slettet" back={null}>
      <p className="lead" data-announce>
        {fill(accessLost.text, { organisation: organisation.organisasjonsnavn })}
      </p>
      <Actions>
        <Button onClick={() => send({ type: 'chooser.requested' })}>
          Velg hvem sine forsikringer du vil se
        </Button>
      </Actions>
    </Screen>
  );
}
