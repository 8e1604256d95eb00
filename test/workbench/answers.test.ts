import { expect, test } from 'vitest';
import { failuresIn, responsesIn } from '#workbench/page/answers.ts';

test('each failure of a call has its status, its code and the sentence of the error table', () => {
  const words = new Map(failuresIn('add-access', 'createRelation').map((each) => [each.name, each.words]));
  expect(words.get('CAN_NOT_CREATE_RELASJON_MINOR')).toBe(
    'status 400; in the error table: “Personen er yngre enn 18 år og kan derfor ikke legges til hos en organisasjon.”',
  );
  expect(words.get('lost')).toBe('no connection, code NETWORK');
  expect(words.get('time-out')).toBe('no response in time, code TIMEOUT');
});

test('each response that is no error has its status and its payload', () => {
  expect(responsesIn('order-policy', 'orderPolicy')).toEqual([{ name: 'sent', words: 'status 204' }]);
});
