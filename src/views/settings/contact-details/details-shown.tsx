import { Button } from '@navikt/ds-react/Button';
import { formatPhone } from '#domain/display/phone.ts';
import {
  type ContactDetails,
  type ContactVisitor,
  mayEditDetails,
} from '#domain/settings/contact-details.ts';
import { Actions } from '#ui/actions.tsx';
import { contactLabels } from './labels.ts';

interface DetailsShownProps {
  readonly context: { readonly details: ContactDetails | null; readonly visitor: ContactVisitor | null };
  readonly send: (event: { type: 'edit.requested' }) => void;
}

/** The words are ours. */
const notGiven = 'Ikke oppgitt';

export function DetailsShown({ context: { details, visitor }, send }: DetailsShownProps) {
  return (
    <>
      <dl className="details">
        <dt>{contactLabels.mobilnummer}</dt>
        <dd>{details?.mobilnummer ? formatPhone(details.mobilnummer) : notGiven}</dd>
        <dt>{contactLabels.epost}</dt>
        <dd>{details?.epost || notGiven}</dd>
      </dl>
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
