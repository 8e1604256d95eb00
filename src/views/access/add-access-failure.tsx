import { createRelationRefusals } from '#domain/access/errors.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import { unknownOutcomeNotice } from '#domain/errors/general.ts';
import { notStored } from '#domain/errors/not-stored.ts';
import { isSolvedByLogin } from '#domain/errors/notice.ts';
import { fill } from '#domain/errors/placeholders.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';

/** The leaves that show the form. */
export type AddAccessLeaf =
  | 'filling.typing'
  | 'filling.rejected'
  | 'filling.refused'
  | 'filling.failed'
  | 'filling.unknown'
  | 'sending';

interface AddAccessFailureProps {
  readonly state: AddAccessLeaf;
  readonly surname: string;
  readonly organisationName: string;
  readonly error: ApiError | null;
}

export function AddAccessFailure({ state, surname, organisationName, error }: AddAccessFailureProps) {
  if (state === 'filling.failed') {
    const notice = noticeIn(createRelationRefusals, error);
    return (
      <ErrorNotice notice={notice} error={error}>
        <p>{fill(notice.text, { name: surname, organisation: organisationName })}</p>
        {isSolvedByLogin(notice) && <p>{notStored.number}</p>}
      </ErrorNotice>
    );
  }
  if (state === 'filling.unknown') {
    return (
      <ErrorNotice notice={unknownOutcomeNotice} error={error}>
        <p>Personen kan ha fått tilgang likevel. Se i listen før du prøver igjen.</p>
      </ErrorNotice>
    );
  }
  return null;
}
