import { Button } from '@navikt/ds-react/Button';
import {
  type ContactDetails,
  type ContactVisitor,
  mayEditDetails,
} from '#domain/settings/contact-details.ts';
import { Actions } from '#ui/actions.tsx';
import { DetailsList } from './details-list.tsx';

interface DetailsShownProps {
  readonly context: { readonly details: ContactDetails | null; readonly visitor: ContactVisitor | null };
  readonly send: (event: { type: 'edit.requested' }) => void;
}

export function DetailsShown({ context: { details, visitor }, send }: DetailsShownProps) {
  return (
    <>
      <DetailsList details={details} />
      {mayEditDetails(details, visitor) && (
        <Actions>
          <Button variant="secondary" onClick={() => send({ type: 'edit.requested' })}>
            Endre
          </Button>
        </Actions>
      )}
    </>
  );
}
