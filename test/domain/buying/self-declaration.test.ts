import { describe, expect, test } from 'vitest';
import {
  allAnswered,
  isUnwanted,
  noAnswers,
  questions,
  toDeclarationPayload,
} from '#domain/buying/self-declaration.ts';

const clean = { skadesaker: false, betalingsanmerkninger: false, oppsagtAvAndre: false };

test('the customer is asked three questions, in this order', () => {
  expect(questions).toEqual(['skadesaker', 'betalingsanmerkninger', 'oppsagtAvAndre']);
});

test('at first, the customer has answered nothing', () => {
  expect(noAnswers).toEqual({ skadesaker: null, betalingsanmerkninger: null, oppsagtAvAndre: null });
  expect(allAnswered(noAnswers)).toBe(false);
});

describe('the customer has answered everything', () => {
  test('when every answer is no', () => {
    expect(allAnswered(clean)).toBe(true);
  });

  test('when every answer is yes', () => {
    expect(allAnswered({ skadesaker: true, betalingsanmerkninger: true, oppsagtAvAndre: true })).toBe(true);
  });

  test.each(questions)('but not without an answer to %s', (question) => {
    expect(allAnswered({ ...clean, [question]: null })).toBe(false);
  });
});

describe('what is sent', () => {
  test('holds the answers and the chosen bank, its number in an object', () => {
    expect(toDeclarationPayload({ ...clean, skadesaker: true }, '0820')).toEqual({
      skadesaker: true,
      betalingsanmerkninger: false,
      oppsagtAvAndre: false,
      bankForholdRegnr: { value: '0820' },
    });
  });

  test('says nothing of a bank when none was to be chosen', () => {
    const sent = toDeclarationPayload(
      { skadesaker: false, betalingsanmerkninger: true, oppsagtAvAndre: true },
      null,
    );
    expect(JSON.parse(JSON.stringify(sent))).toEqual({
      skadesaker: false,
      betalingsanmerkninger: true,
      oppsagtAvAndre: true,
    });
    expect(Object.keys(sent)).toEqual(['skadesaker', 'betalingsanmerkninger', 'oppsagtAvAndre']);
  });
});

test.each([
  ['unwanted', { resultat: 'UONSKET' }, true],
  ['welcome', { resultat: 'OK' }, false],
  ['welcome, by a word that we do not know', { resultat: 'KANSKJE' }, false],
  ['not judged at all', null, false],
])('the insurer finds the customer %s', (_, verdict, unwanted) => {
  expect(isUnwanted(verdict)).toBe(unwanted);
});
