import { expect, test } from 'vitest';
import { documentPath, visitAtOnce } from '#test/sandbox/visitor.ts';

const declare = async (body: unknown) => {
  const visitor = await visitAtOnce();
  await visitor.get(documentPath);
  const response = await visitor.post('/rest/egenerklaring', body);
  return {
    status: response.status,
    repeat: response.headers.get('Retry-After'),
    body: await response.json(),
  };
};

const answers = { skadesaker: true, betalingsanmerkninger: false, oppsagtAvAndre: true };

test.each([
  ['three answers', answers],
  ['three answers and a bank', { ...answers, bankForholdRegnr: { value: '0820' } }],
])('a declaration of %s gets a verdict', async (_, body) => {
  expect(await declare(body)).toEqual({ status: 200, repeat: null, body: { resultat: 'OK' } });
});

test.each([
  ['without an answer', { skadesaker: true, betalingsanmerkninger: false }],
  ['with an unanswered question', { ...answers, skadesaker: null }],
  ['with an answer that is not a boolean', { ...answers, oppsagtAvAndre: 'nei' }],
  ['with a bank number outside its object', { ...answers, bankForholdRegnr: '0820' }],
  ['with a bank number of three digits', { ...answers, bankForholdRegnr: { value: 820 } }],
  ['that is null', null],
  ['that is not JSON', '{"skadesaker":'],
])('a declaration %s is refused, without a header to repeat it', async (_, body) => {
  expect(await declare(body)).toEqual({
    status: 400,
    repeat: null,
    body: {
      code: '400',
      message: 'Ugyldig egenerklæring',
      name: 'ServiceError',
      type: 'INTERNAL_ERROR',
      developerMessage: 'from the sandbox',
      requestCorrelationId: { value: expect.stringMatching(/^[\da-f-]{36}$/) },
    },
  });
});
