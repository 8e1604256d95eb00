import { Button } from '@navikt/ds-react/Button';
import { LocalAlert } from '@navikt/ds-react/LocalAlert';
import { contactInfoUpdated } from '#domain/errors/settings.ts';
import { Actions } from '#ui/actions.tsx';

/** B2.100 */
export function Saved({ send }: { readonly send: (event: { type: 'closed' }) => void }) {
  return (
    <>
      <LocalAlert status="success" role="group">
        <LocalAlert.Header>
          <LocalAlert.Title as="div" data-announce>
            {contactInfoUpdated.text}
          </LocalAlert.Title>
        </LocalAlert.Header>
      </LocalAlert>
      <Actions>
        <Button variant="secondary" onClick={() => send({ type: 'closed' })}>
          Tilbake
        </Button>
      </Actions>
    </>
  );
}
