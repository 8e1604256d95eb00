import { Button } from '@navikt/ds-react/Button';
import { deleteRelationRefusals } from '#domain/access/errors.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import { unknownOutcomeNotice } from '#domain/errors/general.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { errorWords } from '#domain/errors/words.ts';
import { Actions } from '#ui/actions.tsx';
import { DialogScreen } from '#ui/dialog-screen.tsx';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { PhoneText } from '#ui/phone-text.tsx';

interface DeleteAccessProps {
  readonly state: 'confirming.unanswered' | 'confirming.failed' | 'confirming.unknown' | 'deleting';
  readonly context: {
    readonly access: {
      readonly name: string;
      readonly isOwn: boolean;
      readonly isOnlyAccess: boolean;
      readonly organisationName: string;
      readonly phone: string;
    };
    readonly error: ApiError | null;
  };
  readonly send: (event: { type: 'confirmed' } | { type: 'cancelled' }) => void;
}

/** Asks the administrator to confirm the deletion (B4.22). The text of the question is assumed. */
export function DeleteAccess({ state, context: { access, error }, send }: DeleteAccessProps) {
  const { name, isOwn, isOnlyAccess, organisationName, phone } = access;
  const notice = noticeIn(deleteRelationRefusals, error);
  return (
    <DialogScreen
      heading={isOwn ? 'Vil du slette din egen tilgang?' : `Vil du slette tilgangen til ${name}?`}
    >
      {isOwn && !isOnlyAccess ? (
        <p>Du har også en annen tilgang, og kan fortsatt se forsikringene til {organisationName}.</p>
      ) : (
        <p>
          {isOwn ? 'Du' : name} kan da ikke lenger se forsikringene til {organisationName}.
        </p>
      )}
      {state === 'confirming.failed' && (
        <ErrorNotice notice={notice} error={error}>
          <p>{notice.text}</p>
          <PhoneText text={errorWords.ring} phone={phone} />
        </ErrorNotice>
      )}
      {state === 'confirming.unknown' && (
        <ErrorNotice notice={unknownOutcomeNotice} error={error}>
          <p>Tilgangen kan være slettet likevel. Se i listen før du prøver igjen.</p>
        </ErrorNotice>
      )}
      <Actions>
        <Button
          variant="danger"
          loading={state === 'deleting'}
          disabled={false}
          onClick={() => send({ type: 'confirmed' })}
        >
          Slett tilgangen
        </Button>
        <Button variant="tertiary" onClick={() => send({ type: 'cancelled' })}>
          Avbryt
        </Button>
      </Actions>
      {state === 'deleting' && (
        <p className="visually-hidden" data-announce>
          Vent Litt
        </p>
      )}
    </DialogScreen>
  );
}
