import type { ApiError } from '#domain/errors/api-error.ts';
import { generalNotice, unknownOutcomeNotice } from '#domain/errors/general.ts';
import type { LoadedPolicy } from '#domain/policies/loaded-policy.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { PhoneText } from '#ui/phone-text.tsx';
import { Screen } from '#ui/screen.tsx';
import { BackToPolicy } from '#views/policies/back-to-policy.tsx';
import { greenCardWords } from './green-card-words.ts';

interface GreenCardOrderProps {
  readonly state: 'offered.untried' | 'offered.failed' | 'offered.unknown' | 'sending';
  readonly context: {
    readonly site: { readonly phone: string };
    readonly policy: LoadedPolicy | null;
    readonly isBelowPolicy: boolean;
    readonly error: ApiError | null;
  };
  readonly send: (event: { type: 'submitted' }) => void;
}

export const GreenCardOrder = ({
  state,
  context: { site, policy, isBelowPolicy, error },
  send,
}: GreenCardOrderProps) => (
  <Screen
    heading={greenCardWords.order}
    back={policy && isBelowPolicy ? <BackToPolicy policy={policy} /> : undefined}
  >
    <p className="lead">{policy?.title}</p>
    <p>{greenCardWords.sentTo(policy?.postalAddress ?? '')}</p>
    <PhoneText text={greenCardWords.question(policy?.postalAddress ?? '')} phone={site.phone} />
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
