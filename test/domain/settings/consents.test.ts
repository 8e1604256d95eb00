import { describe, expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import {
  type Answering,
  answering,
  choose,
  inDoubt,
  inTrouble,
  isNewAnswer,
  isPending,
  maybeSaved,
  notSaved,
  saved,
  sendNext,
  sent,
  shownAnswer,
  shownDate,
  somethingWaits,
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

const atFirst: Answering = {
  consents: [advice, surveys],
  sending: null,
  waiting: [],
  troubles: {},
  lastSaved: null,
};

const adviceNo = { samtykkeId: 'tilbud', answer: false };
const adviceYes = { samtykkeId: 'tilbud', answer: true };
const surveysNo = { samtykkeId: 'undersokelser', answer: false };
const surveysYes = { samtykkeId: 'undersokelser', answer: true };

const failure = apiError({ status: 500, code: '500' });
const silence = apiError({ code: 'NETWORK' });

const shown = (state: Answering) => [shownAnswer(state, 'tilbud'), shownAnswer(state, 'undersokelser')];

describe('at first', () => {
  test('the answers are those of the insurer, with their dates', () => {
    expect(answering([advice, surveys])).toEqual(atFirst);
    expect(shown(atFirst)).toEqual([true, null]);
    expect([shownDate(atFirst, 'tilbud'), shownDate(atFirst, 'undersokelser')]).toEqual(['2026-02-03', null]);
  });

  test('nothing waits, and nothing is wrong', () => {
    expect([somethingWaits(atFirst), inTrouble(atFirst), inDoubt(atFirst)]).toEqual([false, false, false]);
    expect(sendNext(atFirst)).toEqual(atFirst);
    expect(() => sent(atFirst)).toThrow('no answer is being saved');
  });

  test('an answer given as null is none', () => {
    expect(shownAnswer(answering([{ ...advice, answer: null }]), 'tilbud')).toBeNull();
  });
});

test.each([
  ['the answer that is shown', adviceYes, false],
  ['the other answer', adviceNo, true],
  ['no, where nothing is answered', surveysNo, true],
  ['an answer to what is no consent', { samtykkeId: 'finnes-ikke', answer: true }, false],
])('%s changes something: %s', (_, update, isNew) => {
  expect(isNewAnswer(atFirst, update)).toBe(isNew);
});

describe('an answer that is chosen', () => {
  const chosen = choose(atFirst, adviceNo);

  test('is shown at once, without a date, and waits to be sent', () => {
    expect(chosen).toEqual({ ...atFirst, waiting: [{ samtykkeId: 'tilbud', answer: false }] });
    expect(shown(chosen)).toEqual([false, null]);
    expect(shownDate(chosen, 'tilbud')).toBeNull();
    expect([isPending(chosen, 'tilbud'), isPending(chosen, 'undersokelser')]).toEqual([true, false]);
    expect(isNewAnswer(chosen, adviceNo)).toBe(false);
  });

  test('is sent without other fields of the event', () => {
    const event = { type: 'answer.chosen', ...adviceNo };
    expect(sent(sendNext(choose(atFirst, event)))).toEqual({ samtykkeId: 'tilbud', answer: false });
  });

  test('is sent, and shown while it is being saved', () => {
    const sending = sendNext(chosen);
    expect(sending).toEqual({
      ...atFirst,
      sending: { samtykkeId: 'tilbud', answer: false },
      waiting: [],
    });
    expect(sent(sending)).toEqual({ samtykkeId: 'tilbud', answer: false });
    expect(shown(sending)).toEqual([false, null]);
  });

  test('is saved: the insurer has it, from this date', () => {
    expect(saved(sendNext(chosen), '2026-11-21T12:00:00.000Z')).toEqual({
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
      waiting: [],
      troubles: {},
      lastSaved: 'tilbud',
    });
  });

  test('is not saved: the one before is shown again, with its date, and why', () => {
    const reverted = notSaved(sendNext(chosen), failure);
    expect(reverted).toEqual({
      ...atFirst,
      troubles: { tilbud: { isUnknown: false, error: failure, answer: false } },
    });
    expect(shown(reverted)).toEqual([true, null]);
    expect(shownDate(reverted, 'tilbud')).toBe('2026-02-03');
    expect([inTrouble(reverted), inDoubt(reverted)]).toEqual([true, false]);
  });

  test('may have been saved: the previous one is shown again, with an unknown outcome', () => {
    const doubted = maybeSaved(sendNext(chosen), silence);
    expect(doubted).toEqual({
      ...atFirst,
      troubles: { tilbud: { isUnknown: true, error: silence, answer: false } },
    });
    expect(shown(doubted)).toEqual([true, null]);
    expect([inTrouble(doubted), inDoubt(doubted)]).toEqual([true, true]);
  });

  test('of what was not answered leaves it without an answer when it is not saved', () => {
    expect(shown(notSaved(sendNext(choose(atFirst, surveysNo)), failure))).toEqual([true, null]);
  });
});

describe('while an answer is being saved', () => {
  const sending = sendNext(choose(atFirst, adviceNo));

  test('another to the same consent is shown and waits', () => {
    const both = choose(sending, adviceYes);
    expect([both.sending, both.waiting]).toEqual([adviceNo, [adviceYes]]);
    expect(shown(both)).toEqual([true, null]);
  });

  test('of several to one consent the last waits, after those to others', () => {
    const chosen = [surveysNo, adviceYes, surveysYes].reduce(choose, sending);
    expect(chosen.waiting).toEqual([
      { samtykkeId: 'tilbud', answer: true },
      { samtykkeId: 'undersokelser', answer: true },
    ]);
    expect(shown(chosen)).toEqual([true, true]);
  });

  test('going back to it takes away what waited', () => {
    expect([adviceYes, adviceNo].reduce(choose, sending)).toEqual(sending);
  });

  test('going back to what the insurer has of another consent sends nothing of that', () => {
    const other = sendNext(choose(atFirst, surveysYes));
    expect([adviceNo, adviceYes].reduce(choose, other)).toEqual(other);
  });

  test('saved or not, what waits is sent next, and is shown all along', () => {
    const both = choose(sending, surveysYes);
    for (const state of [saved(both, '2026-11-21'), notSaved(both, failure), maybeSaved(both, silence)]) {
      expect([somethingWaits(state), shownAnswer(state, 'undersokelser')]).toEqual([true, true]);
      expect(sendNext(state).sending).toEqual({ samtykkeId: 'undersokelser', answer: true });
    }
  });
});

describe('a failure while a later answer to the same consent waits', () => {
  const both = choose(sendNext(choose(atFirst, adviceNo)), adviceYes);

  test('is not shown: the later one is sent', () => {
    const failed = notSaved(both, failure);
    expect(failed).toEqual({ ...atFirst, waiting: [{ samtykkeId: 'tilbud', answer: true }] });
    expect(shown(failed)).toEqual([true, null]);
  });

  test('is shown if the outcome of the first is unknown', () => {
    expect(maybeSaved(both, silence)).toEqual({
      ...atFirst,
      waiting: [{ samtykkeId: 'tilbud', answer: true }],
      troubles: { tilbud: { isUnknown: true, error: silence, answer: false } },
    });
  });
});

describe('what went wrong with a consent', () => {
  const failed = notSaved(sendNext(choose(atFirst, adviceNo)), failure);
  const doubted = maybeSaved(sendNext(choose(atFirst, adviceNo)), silence);

  test('is shown until an answer to it is saved', () => {
    const again = sendNext(choose(failed, adviceNo));
    expect(again.troubles).toEqual({ tilbud: { isUnknown: false, error: failure, answer: false } });
    expect(saved(again, '2026-11-21').troubles).toEqual({});
  });

  test('is not changed by an answer to another', () => {
    const other = saved(sendNext(choose(failed, surveysYes)), '2026-11-21');
    expect(other.troubles).toEqual({ tilbud: { isUnknown: false, error: failure, answer: false } });
    const both = notSaved(sendNext(choose(failed, surveysYes)), silence);
    expect(both.troubles).toEqual({
      tilbud: { isUnknown: false, error: failure, answer: false },
      undersokelser: { isUnknown: false, error: silence, answer: true },
    });
  });

  test('in doubt, it stays so after a failure: the answer before may be the insurer’s', () => {
    const again = notSaved(sendNext(choose(doubted, adviceNo)), failure);
    expect(again.troubles).toEqual({ tilbud: { isUnknown: true, error: failure, answer: false } });
  });

  test('with an unknown outcome, choosing the shown answer sends it again', () => {
    const other = sendNext(choose(doubted, surveysYes));
    expect([adviceNo, adviceYes].reduce(choose, other).waiting).toEqual([
      { samtykkeId: 'tilbud', answer: true },
    ]);
  });
});
