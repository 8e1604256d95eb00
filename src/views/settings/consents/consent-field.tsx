import { Button } from '@navikt/ds-react/Button';
import { Radio, RadioGroup } from '@navikt/ds-react/Radio';
import { formatDate } from '#domain/dates/format-date.ts';
import {
  type Answering,
  type Consent,
  isPending,
  shownAnswer,
  shownDate,
} from '#domain/settings/consents.ts';
import { ConsentTrouble } from './consent-trouble.tsx';

interface ConsentFieldProps {
  readonly consent: Consent;
  readonly answering: Answering;
  readonly onAnswer: (answer: boolean) => void;
  readonly onMore: () => void;
}

export function ConsentField({ consent, answering, onAnswer, onMore }: ConsentFieldProps) {
  const { samtykkeId, tittel, infoTekst, avslagTekst, modalTekster } = consent;
  const answer = shownAnswer(answering, samtykkeId);
  const date = shownDate(answering, samtykkeId);
  const trouble = answering.troubles[samtykkeId];
  const saving = isPending(answering, samtykkeId);
  return (
    <div className="consent" data-regains-focus>
      <RadioGroup legend={tittel} description={infoTekst} value={answer} onChange={onAnswer}>
        <Radio value={true}>Ja</Radio>
        <Radio value={false}>Nei</Radio>
      </RadioGroup>
      {/* This line is always present, so that the content below it does not move. */}
      <p>
        {saving ? (
          <span data-announce>Lagrer …</span>
        ) : (
          <>
            {answering.lastSaved === samtykkeId && <strong data-announce>Lagret. </strong>}
            {date === null ? 'Ikke besvart' : `Besvart ${formatDate(date)}`}
          </>
        )}
      </p>
      {answer === false && <p>{avslagTekst}</p>}
      {/* Hidden while a new answer is saved, so that a second failure is announced again. */}
      {trouble && !saving && <ConsentTrouble {...trouble} onRetry={() => onAnswer(trouble.answer)} />}
      {modalTekster.length > 0 && (
        <div className="consent__more">
          <Button type="button" variant="tertiary" onClick={onMore}>
            Les mer<span className="visually-hidden"> om {tittel}</span>
          </Button>
        </div>
      )}
    </div>
  );
}
