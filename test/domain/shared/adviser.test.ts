import { expect, test } from 'vitest';
import { adviserOf } from '#domain/shared/adviser.ts';

test.each([
  [
    'has a name and a phone number',
    { navn: 'Eva Strand', telefonnummer: { value: '21000000' } },
    { name: 'Eva Strand', phone: '21000000' },
  ],
  ['may have no phone number', { navn: 'Eva Strand' }, { name: 'Eva Strand', phone: null }],
  [
    'may have a phone number without a value',
    { navn: 'Eva Strand', telefonnummer: { value: null } },
    { name: 'Eva Strand', phone: null },
  ],
  ['is none without a name', { navn: '', telefonnummer: { value: '21000000' } }, null],
  ['is none if the customer has none', null, null],
  ['is none if the response has none', undefined, null],
])('the adviser %s (B3.11)', (_, radgiverDTO, adviser) => {
  expect(adviserOf({ radgiverDTO })).toEqual(adviser);
});
