import { expect, test } from 'vitest';
import { banks } from '#sandbox/shared/banks.ts';
import { visitAtOnce } from '#test/sandbox/visitor.ts';

test('the insurer sells through at least 80 banks', () => {
  expect(banks.length).toBeGreaterThanOrEqual(80);
});

test('names and numbers of banks are unique', () => {
  expect(new Set(banks.map(({ name }) => name.toLocaleLowerCase('nb'))).size).toBe(banks.length);
  expect(new Set(banks.map(({ bankregnr }) => bankregnr)).size).toBe(banks.length);
});

test('each number has four digits, and no name is empty or padded', () => {
  const odd = banks.filter(
    ({ name, bankregnr }) => !/^\d{4}$/.test(bankregnr) || name !== name.trim() || name === '',
  );
  expect(odd).toEqual([]);
});

test.each(['0770', '0502', '3910', '0820', '3361', '2050', '3411'])(
  'bank %s, which has rules of its own, is in the list',
  (special) => {
    expect(banks.map(({ bankregnr }) => bankregnr)).toContain(special);
  },
);

test('every response has all banks, in the same order', async () => {
  const response = await (await visitAtOnce()).get('/rest/banker');
  expect({ status: response.status, body: await response.json() }).toEqual({ status: 200, body: banks });
});
