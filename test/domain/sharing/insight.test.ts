import { expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { giversOf, sharingAfterError, sharingOf } from '#domain/sharing/insight.ts';

test('a customer without damage policies has nothing to share (B6.10)', () => {
  expect(sharingOf([])).toEqual({ kind: 'nothingToShare' });
  expect(sharingOf([{}])).toEqual({ kind: 'possible' });
});

test.each([
  ['any 404 (C1.4)', { status: 404, code: '404' }],
  ['the code of another bank (A8.1)', { status: 400, code: 'FOR3170009' }],
  [
    'the refusal of damage insurance (A6.5)',
    { status: 403, message: 'Bruker mangler tilgang til skadeforsikring' },
  ],
])('after %s, there is nothing to share', (_, error) => {
  expect(sharingAfterError(apiError(error))).toEqual({ kind: 'nothingToShare' });
});

test.each([
  ['an internal error (B8.23)', { status: 500, code: '500' }],
  ['no role', { status: 403, code: 'FEL3710020', message: 'Missing required role.' }],
])('after %s, it is unknown what can be shared', (_, known) => {
  const error = apiError(known);
  expect(sharingAfterError(error)).toEqual({ kind: 'unknown', error });
});

const policy = {
  ...{ forsikringsnummer: '73', versjon: 1, produkt: 'P05', title: 'Hus', subtitle: 'Elvebakken 4' },
  ...{ labelText: 'Fra 01.01.2027', premiePerManed: 300 },
};
const group = { privatRelasjonId: 'r1', eierFornavn: 'NINA', eierEtternavn: 'Moen', forsikringer: [policy] };

test('a person who gives insight is listed with the number of policies (B2.93)', () => {
  expect(giversOf([group])).toEqual({
    list: [{ id: 'r1', name: 'NINA Moen', policyCount: 1 }],
    isPartial: false,
  });
  expect(giversOf([null, group])).toMatchObject({ list: [{ id: 'r1' }], isPartial: true });
});

test('a giver without a name is “Uten navn” in the list', () => {
  const { list } = giversOf([
    { privatRelasjonId: '17', eierFornavn: '', eierEtternavn: '', forsikringer: [] },
  ]);
  expect(list).toEqual([{ id: '17', name: 'Uten navn', policyCount: 0 }]);
});
