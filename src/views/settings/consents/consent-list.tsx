import type { ConsentAnswers, ConsentUpdate } from '#domain/settings/consents.ts';
import { Card } from '#ui/card.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { ConsentField } from './consent-field.tsx';

interface ConsentListProps {
  readonly state:
    | 'loading'
    | 'offered.answers.idle'
    | 'offered.answers.failed'
    | 'offered.answers.unknown'
    | 'offered.answers.saving.known'
    | 'offered.answers.saving.unknown';
  readonly context: { readonly answers: ConsentAnswers };
  readonly send: (
    event: ({ type: 'answer.chosen' } & ConsentUpdate) | { type: 'details.requested'; samtykkeId: string },
  ) => void;
}

/** Also rendered while the consents load, so that this code and the list load in parallel. */
export function ConsentList({ state, context: { answers }, send }: ConsentListProps) {
  return (
    <Card heading="Samtykke">
      {state === 'loading' ? (
        <Spinner />
      ) : (
        <div className="consents">
          {answers.consents.map((consent) => (
            <ConsentField
              key={consent.samtykkeId}
              consent={consent}
              answers={answers}
              onAnswer={(answer) => send({ type: 'answer.chosen', samtykkeId: consent.samtykkeId, answer })}
              onMore={() => send({ type: 'details.requested', samtykkeId: consent.samtykkeId })}
            />
          ))}
        </div>
      )}
    </Card>
  );
}
