import type { ApiError } from '#domain/errors/api-error.ts';
import { generalNotice, unknownOutcomeNotice } from '#domain/errors/general.ts';
import type { LoadedPolicy } from '#domain/policies/loaded-policy.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { Screen } from '#ui/screen.tsx';
import { greenCardWords } from './green-card-words.ts';

interface GreenCardOrderProps {
  readonly state: 'offered.untried' | 'offered.failed' | 'offered.unknown' | 'sending';
  readonly context: {
    readonly policy: LoadedPolicy | null;
    readonly error: ApiError | null;
  };
  readonly send: (event: { type: 'submitted' }) => void;
}

export const GreenCardOrder = ({ state, context: { policy, error }, send }: GreenCardOrderProps) => (
  <Screen heading={greenCardWords.order}>
    <p className="lead">{policy?.title}</p>
    <p>{greenCardWords.sent}</p>
    <Form onSubmit={() => send({ type: 'submitted' })}>
      {state === 'offered.failed' && <ErrorNotice notice={generalNotice(error)} error={error} />}
      {state === 'offered.unknown' && (
        <ErrorNotice notice={unknownOutcomeNotice} error={error}>
          Vi vet ikke om bestillingen kom fram. Sjekk nettforbindelsen og prøv igjen.
        </ErrorNotice>
      )}
      <FormActions label={greenCardWords.order} isSending={state === 'sending'} />
    </Form>
  </Screen>
);
