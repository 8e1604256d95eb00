import { expect, test } from 'vitest';
import { hidden, isHidden, isPlainSegment, isStandIn, standIn } from '#domain/person/without-personal.ts';

test('a hidden value has a stand-in, with a number if equal values must be found again', () => {
  expect(hidden).toBe('[skjult]');
  expect(standIn(12)).toBe('[skjult 12]');
});

test.each([
  ['[skjult]', true, true],
  ['[skjult 3]', true, true],
  ['[skjult 12]', true, true],
  ['/rest/reisekort/[skjult 3]', true, false],
  ['[skjult] AS', true, false],
  ['[skjult 3] AS', true, false],
  ['[skjult tre]', false, false],
  ['[skjult3]', false, false],
  ['skjult', false, false],
  ['', false, false],
  [['[skjult]'], false, false],
  [null, false, false],
])('of %o, a part is hidden: %s, and all of it: %s', (value, part, all) => {
  expect(isHidden(value)).toBe(part);
  expect(isStandIn(value)).toBe(all);
});

test.each([
  ['', true],
  ['rest', true],
  ['bestill-gront-kort', true],
  ['kjøretøy-på-hjul', true],
  ['3', true],
  ['12', true],
  ['123', false],
  ['Kari', false],
  ['kari3', false],
  ['3kari', false],
  ['-kari', false],
  ['kari-', false],
  ['kari--skogly', false],
  ['kari skogly', false],
  ['F', false],
])('the part "%s" of an address names nobody: %s', (part, plain) => {
  expect(isPlainSegment(part)).toBe(plain);
});
