import { Button } from '@navikt/ds-react/Button';
import { Radio, RadioGroup } from '@navikt/ds-react/Radio';
import { formatDate } from '#domain/dates/format-date.ts';
import {
  type Consent,
  type ConsentAnswers,
  failureOf,
  isPending,
  shownAnswer,
  shownDate,
} from '#domain/settings/consents.ts';
import { ConsentFailure } from './consent-failure.tsx';

interface ConsentFieldProps {
  readonly consent: Consent;
  readonly answers: ConsentAnswers;
  readonly onAnswer: (answer: boolean) => void;
  readonly onMore: () => void;
}

export function ConsentField({ consent, answers, onAnswer, onMore }: ConsentFieldProps) {
  const { samtykkeId, tittel, infoTekst, avslagTekst, modalTekster } = consent;
  const answer = shownAnswer(answers, samtykkeId);
  const date = shownDate(answers, samtykkeId);
  const failure = failureOf(answers, samtykkeId);
  const isSaving = isPending(answers, samtykkeId);
  return (
    <div className="consent" data-regains-focus>
      <RadioGroup legend={tittel} description={infoTekst} value={answer} onChange={onAnswer}>
        <Radio value={true}>Ja</Radio>
        <Radio value={false}>Nei</Radio>
      </RadioGroup>
      {/* This line is always present, so that the content below it does not move. */}
      <p>
        {isSaving ? (
          <span data-announce>Lagrer …</span>
        ) : (
          <>
            {answers.lastSaved === samtykkeId && <strong data-announce>Lagret. </strong>}
            {answer === null ? 'Ikke besvart' : `Besvart ${formatDate(date ?? '')}`.trim()}
          </>
        )}
      </p>
      {/* Otherwise the two sentences contradict each other. The words are assumed. */}
      {answer === false && avslagTekst && <p>Du har svart nei: {avslagTekst}</p>}
      {/* Hidden while a new answer is queued or saved, so that a second failure is announced again. */}
      {failure && !isSaving && <ConsentFailure {...failure} onRetry={() => onAnswer(failure.answer)} />}
      {modalTekster.length > 0 && (
        <div>
          <Button type="button" variant="tertiary" size="small" onClick={onMore}>
            Les mer om {tittel}
          </Button>
        </div>
      )}
    </div>
  );
}
