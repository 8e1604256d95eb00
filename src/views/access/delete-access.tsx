import { deleteRelationRefusals } from '#domain/access/errors.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import { unknownOutcomeNotice } from '#domain/errors/general.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { errorWords } from '#domain/errors/words.ts';
import { Deletion } from '#ui/deletion.tsx';
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
    <Deletion
      heading={isOwn ? 'Vil du slette din egen tilgang?' : `Vil du slette tilgangen til ${name}?`}
      label="Slett tilgangen"
      isDeleting={state === 'deleting'}
      send={send}
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
    </Deletion>
  );
}
