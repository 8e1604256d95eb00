import { expect, test } from 'vitest';
import { bankListRefusals, declarationRefusals, unwanted } from '#domain/buying/self-declaration-errors.ts';
import { apiError } from '#domain/errors/api-error.ts';
import { fill } from '#domain/errors/placeholders.ts';
import { noticeIn } from '#domain/errors/refusals.ts';

test('an unwanted customer sees a text that is not an error (A8.11)', () => {
  expect(unwanted).toEqual({
    kind: 'state',
    title: 'Vi beklager',
    text: 'På bakgrunn av svarene du har gitt, kan du dessverre ikke kjøpe forsikringer digitalt hos oss.',
  });
});

test('the notice of a failed declaration says to log in again later or to call (A8.12, C5.2)', () => {
  const { kind, title, text } = noticeIn(declarationRefusals, apiError({ status: 500 }));
  expect([kind, title]).toEqual(['failure', 'Noe gikk galt!']);
  expect(fill(text, { phone: '21 00 00 00' })).toBe(
    'Vi fikk ikke kontakt med alle systemene våre. Prøv igjen senere ved å logge inn på nytt, eller ring oss på 21 00 00 00.',
  );
});

test('the notice of a failed bank list says to try again later (A8.14, C5.2)', () => {
  expect(noticeIn(bankListRefusals, apiError({ status: 500 }))).toEqual({
    kind: 'failure',
    title: 'Noe gikk galt',
    text: 'Vi fikk ikke hentet bankene. Prøv igjen senere.',
  });
});
