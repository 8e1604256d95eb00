import { expect, test } from 'vitest';
import { readAddress } from '#workbench/page/misread.ts';

test('an address that the workbench knows is read as it is', () => {
  const search =
    '?flow=order-policy&persona=business-admin&state=sending&width=tablet&show=both&latency=60000&writes=sent&chart=insight';
  expect(readAddress(search)).toEqual({ search, problems: [] });
});

test('what the workbench does not know of an address is named with what happens instead', () => {
  expect(readAddress('?flow=bank-selection&persona=nope&latency=abc&width=watch')).toEqual({
    search: '?flow=bank-selection',
    problems: [
      'The address has an unknown persona, “nope”: the browser keeps the persona that it has.',
      'The address has an unknown width, “watch”: the page is as wide as a phone.',
      'The address has an unknown latency, “abc”: the sandbox responds as before.',
    ],
  });
});

test('a state is one of its flow', () => {
  expect(readAddress('?flow=bank-selection&state=sending')).toEqual({
    search: '?flow=bank-selection',
    problems: ['The address has an unknown state, “sending”: bank-selection begins at its start.'],
  });
  expect(readAddress('?flow=nope&state=sending').problems).toEqual([
    'The address has an unknown flow, “nope”: no flow is started.',
    'The address has an unknown state, “sending”: it belongs to no flow.',
  ]);
});

test('a group of states leads to its first one', () => {
  expect(readAddress('?flow=add-travel-card&state=filling')).toEqual({
    search: '?flow=add-travel-card&state=filling.typing',
    problems: [
      '“filling” of add-travel-card is a group of states: the page goes to its first one, “filling.typing”.',
    ],
  });
});

test('unknown fields and an unknown selection are named', () => {
  expect(readAddress('?flow=add-access&selected=zzz&bogus=1')).toEqual({
    search: '?flow=add-access',
    problems: [
      'The address has an unknown field, “bogus”: it is left out.',
      'The address has an unknown selected, “zzz”: add-access has no such part.',
    ],
  });
  const known = '?flow=self-declaration&chart=bank-selection&selected=choosing';
  expect(readAddress(known)).toEqual({ search: known, problems: [] });
});
