import { expect, test } from 'vitest';
import { sharedByText } from '#domain/sharing/errors.ts';
import { giversOf } from '#domain/sharing/insight.ts';

test.each([
  ['a whole name', 'Kari', 'Skogly', 'Kari Skogly'],
  ['only a surname', '', 'Skogly', 'Skogly'],
])(
  'the sentence about a shared policy names its owner by %s (B6.10)',
  (_, eierFornavn, eierEtternavn, name) => {
    expect(sharedByText({ eierFornavn, eierEtternavn })).toBe(
      `${name} har gitt deg innsyn. Du kan se forsikringen og melde skade, men ikke endre eller si den opp.`,
    );
  },
);

test('an owner without a name is “Eieren” in the sentence', () => {
  expect(sharedByText({ eierFornavn: '', eierEtternavn: '' })).toMatch(/^Eieren har gitt deg innsyn\./);
});

test('a giver without a name is “Uten navn” in the list', () => {
  const { list } = giversOf([
    { privatRelasjonId: '17', eierFornavn: '', eierEtternavn: '', forsikringer: [] },
  ]);
  expect(list).toEqual([{ id: '17', name: 'Uten navn', policyCount: 0 }]);
});
