import { describe, expect, test } from 'vitest';
import { hasBankRelationship } from '#domain/buying/bank-relationship.ts';
import {
  allAnswered,
  declarationDraft,
  isUnwanted,
  noAnswers,
  questions,
  toDeclarationPayload,
} from '#domain/buying/self-declaration.ts';

const clean = { skadesaker: false, betalingsanmerkninger: false, oppsagtAvAndre: false };

test('there are three questions, in this order', () => {
  expect(questions).toEqual(['skadesaker', 'betalingsanmerkninger', 'oppsagtAvAndre']);
});

test('no question is answered at first', () => {
  expect(noAnswers).toEqual({ skadesaker: null, betalingsanmerkninger: null, oppsagtAvAndre: null });
  expect(allAnswered(noAnswers)).toBe(false);
});

describe('the answers', () => {
  test('are complete if every answer is no', () => {
    expect(allAnswered(clean)).toBe(true);
  });

  test('are complete if every answer is yes', () => {
    expect(allAnswered({ skadesaker: true, betalingsanmerkninger: true, oppsagtAvAndre: true })).toBe(true);
  });

  test.each(questions)('are incomplete without an answer to %s', (question) => {
    expect(allAnswered({ ...clean, [question]: null })).toBe(false);
  });
});

describe('the payload (A3.12)', () => {
  test('contains the answers, and the number of the chosen bank in an object', () => {
    expect(toDeclarationPayload({ ...clean, skadesaker: true }, '0820')).toEqual({
      skadesaker: true,
      betalingsanmerkninger: false,
      oppsagtAvAndre: false,
      bankForholdRegnr: { value: '0820' },
    });
  });

  test('contains no bank if none was chosen', () => {
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
  ['not unwanted, with the verdict OK', { resultat: 'OK' }, false],
  ['not unwanted, with an unknown verdict', { resultat: 'KANSKJE' }, false],
  ['not unwanted, without a verdict', null, false],
])('the customer is %s', (_, verdict, expected) => {
  expect(isUnwanted(verdict)).toBe(expected);
});

const bank = { name: 'Ravndal Sparebank', bankregnr: '0820' };

test.each([
  ['nothing is filled in', { bank: null, answers: noAnswers }, false],
  ['a bank is chosen', { bank, answers: noAnswers }, true],
  ['one question is answered', { bank: null, answers: { ...noAnswers, oppsagtAvAndre: false } }, true],
])('if %s, there is a draft: %s', (_, values, stored) => {
  expect(declarationDraft(values)).toEqual(stored ? values : null);
});

test.each([
  ['3910', true],
  ['', false],
  [null, false],
  [undefined, false],
])(
  'a customer whose bank relationship is %s chooses a bank first: %s (A2.41)',
  (bankForholdRegnr, chooses) => {
    expect(hasBankRelationship(bankForholdRegnr)).toBe(chooses);
  },
);
