import { Button } from '@navikt/ds-react/Button';
import type { ContactDetails } from '#domain/settings/contact-details.ts';
import { contactInfoUpdated } from '#domain/settings/errors.ts';
import { Actions } from '#ui/actions.tsx';
import { Notice } from '#ui/notice.tsx';
import { DetailsList } from './details-list.tsx';

interface SavedProps {
  readonly context: { readonly details: ContactDetails | null };
  readonly send: (event: { type: 'finished' }) => void;
}

/** The saved details, with the button 'Tilbake' (B2.100). */
export function Saved({ context: { details }, send }: SavedProps) {
  return (
    <>
      <Notice status="success" title={contactInfoUpdated.text} titleAs="div" />
      <DetailsList details={details} />
      <Actions>
        <Button variant="secondary" onClick={() => send({ type: 'finished' })}>
          Tilbake
        </Button>
      </Actions>
    </>
  );
}
