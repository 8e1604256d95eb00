import { declarationRefusals } from '#domain/buying/self-declaration-errors.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { PhoneText } from '#ui/phone-text.tsx';

/** The leaves that show the form. */
export type DeclarationLeaf =
  | 'filling.typing'
  | 'filling.rejected'
  | 'filling.failed'
  | 'filling.unknown'
  | 'sending';

interface DeclarationFailureProps {
  readonly state: DeclarationLeaf;
  readonly error: ApiError | null;
  readonly phone: string;
}

/** Shown above the submit button, which sends the kept answers again. */
export function DeclarationFailure({ state, error, phone }: DeclarationFailureProps) {
  if (state === 'filling.failed') {
    const notice = noticeIn(declarationRefusals, error);
    return (
      <ErrorNotice notice={notice} error={error}>
        <PhoneText text={notice.text} phone={phone} />
      </ErrorNotice>
    );
  }
  if (state === 'filling.unknown') {
    return (
      <ErrorNotice notice={declarationRefusals.otherwise} error={error}>
        <PhoneText
          text="Vi fikk ikke svar, og vet ikke om svarene dine kom fram. Sjekk nettforbindelsen og send dem på nytt, eller ring oss på {phone}."
          phone={phone}
        />
      </ErrorNotice>
    );
  }
  return null;
}
