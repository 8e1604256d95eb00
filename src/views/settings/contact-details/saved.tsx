import { Button } from '@navikt/ds-react/Button';
import { contactInfoUpdated } from '#domain/settings/errors.ts';
import { Actions } from '#ui/actions.tsx';
import { Notice } from '#ui/notice.tsx';

/** Saving ends with the button 'Tilbake' (B2.100). */
export function Saved({ send }: { readonly send: (event: { type: 'closed' }) => void }) {
  return (
    <>
      <Notice status="success" title={contactInfoUpdated.text} titleAs="div" />
      <Actions>
        <Button variant="secondary" onClick={() => send({ type: 'closed' })}>
          Tilbake
        </Button>
      </Actions>
    </>
  );
}
