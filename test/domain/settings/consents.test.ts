import { describe, expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import {
  type ConsentAnswers,
  choose,
  confirmUpdate,
  failureOf,
  hasFailure,
  hasQueued,
  hasUnknownOutcome,
  isNewAnswer,
  isPending,
  recordFailure,
  recordUnknown,
  sendNext,
  shownAnswer,
  shownDate,
  startAnswers,
  updateInProgress,
} from '#domain/settings/consents.ts';

const advice = {
  samtykkeId: 'tilbud',
  tittel: 'Tilbud og råd',
  infoTekst: 'Vi kan sende deg tilbud og råd om forsikring.',
  avslagTekst: 'Du får ikke tilbud og råd fra oss.',
  modalTekster: [],
  answer: { answer: true, date: '2026-02-03' },
};
const surveys = {
  samtykkeId: 'undersokelser',
  tittel: 'Kundeundersøkelser',
  infoTekst: 'Vi kan spørre deg om hva du synes om oss.',
  avslagTekst: 'Vi spør deg ikke om hva du synes om oss.',
  modalTekster: [],
};

const loaded: ConsentAnswers = {
  consents: [advice, surveys],
  sending: null,
  queued: [],
  failures: [],
  lastSaved: null,
};

const adviceNo = { samtykkeId: 'tilbud', answer: false };
const adviceYes = { samtykkeId: 'tilbud', answer: true };
const surveysNo = { samtykkeId: 'undersokelser', answer: false };
const surveysYes = { samtykkeId: 'undersokelser', answer: true };

const failure = apiError({ status: 500, code: '500' });
const noResponse = apiError({ code: 'NETWORK' });

const shown = (state: ConsentAnswers) => [shownAnswer(state, 'tilbud'), shownAnswer(state, 'undersokelser')];

test.each(['__proto__', 'constructor', 'toString'])(
  'a consent with the id %s has no failure before an answer fails',
  (samtykkeId) => {
    const state = startAnswers([{ ...surveys, samtykkeId }]);
    expect([failureOf(state, samtykkeId), shownAnswer(state, samtykkeId)]).toEqual([undefined, null]);
    const failed = recordFailure(sendNext(choose(state, { samtykkeId, answer: true })), failure);
    expect(failureOf(failed, samtykkeId)).toEqual({
      samtykkeId,
      isUnknown: false,
      error: failure,
      answer: true,
    });
    expect(failureOf(failed, 'annet')).toBeUndefined();
  },
);

describe('the answers after loading', () => {
  test("are the insurer's, with their dates", () => {
    expect(startAnswers([advice, surveys])).toEqual(loaded);
    expect(shown(loaded)).toEqual([true, null]);
    expect([shownDate(loaded, 'tilbud'), shownDate(loaded, 'undersokelser')]).toEqual(['2026-02-03', null]);
  });

  test('are not queued and have no failure', () => {
    expect([hasQueued(loaded), hasFailure(loaded), hasUnknownOutcome(loaded)]).toEqual([false, false, false]);
    expect(sendNext(loaded)).toEqual(loaded);
    expect(() => updateInProgress(loaded)).toThrow('no answer is being saved');
  });

  test('treat an answer of null as no answer', () => {
    expect(shownAnswer(startAnswers([{ ...advice, answer: null }]), 'tilbud')).toBeNull();
  });
});

test.each([
  ['the shown answer is not new', adviceYes, false],
  ['the other answer is new', adviceNo, true],
  ['an answer to an unanswered consent is new', surveysNo, true],
  ['an answer to an unknown consent is not new', { samtykkeId: 'finnes-ikke', answer: true }, false],
])('%s', (_, update, isNew) => {
  expect(isNewAnswer(loaded, update)).toBe(isNew);
});

describe('a chosen answer', () => {
  const chosen = choose(loaded, adviceNo);

  test('is shown at once without a date, and is queued', () => {
    expect(chosen).toEqual({ ...loaded, queued: [{ samtykkeId: 'tilbud', answer: false }] });
    expect(shown(chosen)).toEqual([false, null]);
    expect(shownDate(chosen, 'tilbud')).toBeNull();
    expect([isPending(chosen, 'tilbud'), isPending(chosen, 'undersokelser')]).toEqual([true, false]);
    expect(isNewAnswer(chosen, adviceNo)).toBe(false);
  });

  test('is sent without other fields of the event', () => {
    const event = { type: 'answer.chosen', ...adviceNo };
    expect(updateInProgress(sendNext(choose(loaded, event)))).toEqual({
      samtykkeId: 'tilbud',
      answer: false,
    });
  });

  test('is still shown while it is being saved', () => {
    const sending = sendNext(chosen);
    expect(sending).toEqual({
      ...loaded,
      sending: { samtykkeId: 'tilbud', answer: false },
      queued: [],
    });
    expect(updateInProgress(sending)).toEqual({ samtykkeId: 'tilbud', answer: false });
    expect(shown(sending)).toEqual([false, null]);
  });

  test('becomes the confirmed answer, with the given date, when it is saved', () => {
    expect(confirmUpdate(sendNext(chosen), '2026-11-21T12:00:00.000Z')).toEqual({
      consents: [
        {
          samtykkeId: 'tilbud',
          tittel: 'Tilbud og råd',
          infoTekst: 'Vi kan sende deg tilbud og råd om forsikring.',
          avslagTekst: 'Du får ikke tilbud og råd fra oss.',
          modalTekster: [],
          answer: { answer: false, date: '2026-11-21T12:00:00.000Z' },
        },
        surveys,
      ],
      sending: null,
      queued: [],
      failures: [],
      lastSaved: 'tilbud',
    });
  });

  test('is replaced by the previous answer, with its date and the error, when saving fails', () => {
    const reverted = recordFailure(sendNext(chosen), failure);
    expect(reverted).toEqual({
      ...loaded,
      failures: [{ samtykkeId: 'tilbud', isUnknown: false, error: failure, answer: false }],
    });
    expect(shown(reverted)).toEqual([true, null]);
    expect(shownDate(reverted, 'tilbud')).toBe('2026-02-03');
    expect([hasFailure(reverted), hasUnknownOutcome(reverted)]).toEqual([true, false]);
  });

  test('is replaced by the previous answer, with an unknown outcome, when there is no response', () => {
    const unknown = recordUnknown(sendNext(chosen), noResponse);
    expect(unknown).toEqual({
      ...loaded,
      failures: [{ samtykkeId: 'tilbud', isUnknown: true, error: noResponse, answer: false }],
    });
    expect(shown(unknown)).toEqual([true, null]);
    expect([hasFailure(unknown), hasUnknownOutcome(unknown)]).toEqual([true, true]);
  });

  test('leaves an unanswered consent unanswered when saving fails', () => {
    expect(shown(recordFailure(sendNext(choose(loaded, surveysNo)), failure))).toEqual([true, null]);
  });
});

describe('while an answer is being saved', () => {
  const sending = sendNext(choose(loaded, adviceNo));

  test('another answer to the same consent is shown and queued', () => {
    const both = choose(sending, adviceYes);
    expect([both.sending, both.queued]).toEqual([adviceNo, [adviceYes]]);
    expect(shown(both)).toEqual([true, null]);
  });

  test('a later answer to a queued consent replaces the queued one, and moves to the end of the queue', () => {
    const chosen = [surveysNo, adviceYes, surveysYes].reduce(choose, sending);
    expect(chosen.queued).toEqual([
      { samtykkeId: 'tilbud', answer: true },
      { samtykkeId: 'undersokelser', answer: true },
    ]);
    expect(shown(chosen)).toEqual([true, true]);
  });

  test('choosing that answer again removes the queued answer to its consent', () => {
    expect([adviceYes, adviceNo].reduce(choose, sending)).toEqual(sending);
  });

  test('choosing the confirmed answer of another consent removes its queued answer', () => {
    const other = sendNext(choose(loaded, surveysYes));
    expect([adviceNo, adviceYes].reduce(choose, other)).toEqual(other);
  });

  test('a queued answer stays shown and is sent next, whatever the outcome of the first answer', () => {
    const both = choose(sending, surveysYes);
    for (const state of [
      confirmUpdate(both, '2026-11-21'),
      recordFailure(both, failure),
      recordUnknown(both, noResponse),
    ]) {
      expect([hasQueued(state), shownAnswer(state, 'undersokelser')]).toEqual([true, true]);
      expect(sendNext(state).sending).toEqual({ samtykkeId: 'undersokelser', answer: true });
    }
  });
});

describe('a failure while a later answer to the same consent is queued', () => {
  const both = choose(sendNext(choose(loaded, adviceNo)), adviceYes);

  test('is not shown, and the later answer stays queued', () => {
    const failed = recordFailure(both, failure);
    expect(failed).toEqual({ ...loaded, queued: [{ samtykkeId: 'tilbud', answer: true }] });
    expect(shown(failed)).toEqual([true, null]);
  });

  test('is recorded if the outcome of the first answer is unknown', () => {
    expect(recordUnknown(both, noResponse)).toEqual({
      ...loaded,
      queued: [{ samtykkeId: 'tilbud', answer: true }],
      failures: [{ samtykkeId: 'tilbud', isUnknown: true, error: noResponse, answer: false }],
    });
  });
});

describe('the failure of a consent', () => {
  const failed = recordFailure(sendNext(choose(loaded, adviceNo)), failure);
  const unknown = recordUnknown(sendNext(choose(loaded, adviceNo)), noResponse);

  test('remains until an answer to the consent is saved', () => {
    const again = sendNext(choose(failed, adviceNo));
    expect(again.failures).toEqual([
      { samtykkeId: 'tilbud', isUnknown: false, error: failure, answer: false },
    ]);
    expect(confirmUpdate(again, '2026-11-21').failures).toEqual([]);
  });

  test('is not changed by an answer to another consent', () => {
    const other = confirmUpdate(sendNext(choose(failed, surveysYes)), '2026-11-21');
    expect(other.failures).toEqual([
      { samtykkeId: 'tilbud', isUnknown: false, error: failure, answer: false },
    ]);
    const both = recordFailure(sendNext(choose(failed, surveysYes)), noResponse);
    expect(both.failures).toEqual([
      { samtykkeId: 'tilbud', isUnknown: false, error: failure, answer: false },
      { samtykkeId: 'undersokelser', isUnknown: false, error: noResponse, answer: true },
    ]);
  });

  test('stays unknown after a later failure, because the first answer may have been saved', () => {
    const again = recordFailure(sendNext(choose(unknown, adviceNo)), failure);
    expect(again.failures).toEqual([
      { samtykkeId: 'tilbud', isUnknown: true, error: failure, answer: false },
    ]);
  });

  test('lets the visitor send the shown answer again if the outcome is unknown', () => {
    const other = sendNext(choose(unknown, surveysYes));
    expect([adviceNo, adviceYes].reduce(choose, other).queued).toEqual([
      { samtykkeId: 'tilbud', answer: true },
    ]);
  });
});
