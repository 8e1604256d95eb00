import { Button } from '@navikt/ds-react/Button';
import {
  type ContactDetails,
  type ContactTyped,
  type ContactVisitor,
  mayEditDetails,
} from '#domain/settings/contact-details.ts';
import { Actions } from '#ui/actions.tsx';
import { CallUs } from '#ui/call-us.tsx';
import { Notice } from '#ui/notice.tsx';
import { DetailsList } from './details-list.tsx';

interface DetailsShownProps {
  readonly context: {
    readonly details: ContactDetails | null;
    readonly visitor: ContactVisitor;
    readonly draft: ContactTyped | null;
  };
  readonly send: (event: { type: 'edit.requested' }) => void;
}

/** Visitors who may not edit read what to do instead (B6.11). That text is assumed. */
export function DetailsShown({ context: { details, visitor, draft }, send }: DetailsShownProps) {
  const mayEdit = mayEditDetails(details, visitor);
  return (
    <>
      <DetailsList details={details} />
      {mayEdit && draft !== null && (
        <Notice status="announcement" title="Du har endringer som ikke er lagret." titleAs="div">
          Trykk «Endre» for å fortsette der du slapp.
        </Notice>
      )}
      {mayEdit ? (
        <Actions>
          <Button variant="secondary" onClick={() => send({ type: 'edit.requested' })}>
            Endre
          </Button>
        </Actions>
      ) : (
        <CallUs text="Er noe feil? Ring oss på {phone}, så retter vi det." />
      )}
    </>
  );
}
