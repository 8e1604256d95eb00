import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { portalAs, reads } from '#test/journeys/portal.ts';

const group = (name: string) => screen.getByRole('button', { name });
const shown = (name: string) =>
  within(screen.getByRole('region', { name: 'Mine forsikringer' })).queryAllByRole('link', { name }).length;

test('a group of policies is folded, says what it contains, and is still open after a visit to a policy (C4.33)', async () => {
  const portal = portalAs('private-rich');
  await portal.open('#/');
  await reads('6 657 kr/md.');
  expect(group('Kjøretøy').getAttribute('aria-expanded')).toBe('false');
  expect(
    screen.getAllByRole('heading', {
      name: /^Kjøretøy \(9\) +6\s657\skr\/md\. *Bil, Moped og scooter og mer$/,
    }),
  ).toHaveLength(1);
  expect(shown('Bobil')).toBe(0);
  const person = portal.person();
  await person.press('Kjøretøy');
  expect(group('Kjøretøy').getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(group('Kjøretøy'));
  expect(shown('Bobil')).toBe(1);
  // The list says it now.
  expect(screen.queryByText('Bil, Moped og scooter og mer')).toBeNull();
  expect(group('Hjem og fritid').getAttribute('aria-expanded')).toBe('false');
  await person.visit('/bil/7130010/2');
  await reads('Gjelder fra og med');
  await person.visit('/');
  await reads('6 657 kr/md.');
  expect(group('Kjøretøy').getAttribute('aria-expanded')).toBe('true');
  await person.press('Kjøretøy');
  expect(shown('Bobil')).toBe(0);
});

test('a search shows its hits unfolded, and the groups are folded again after it (C4.33)', async () => {
  const portal = portalAs('private-rich');
  await portal.open('#/');
  await reads('6 657 kr/md.');
  const person = portal.person();
  // So many hits that they have headings.
  await person.type('Søk i forsikringene', 'xa');
  await reads('treff');
  expect(shown('Bobil')).toBe(1);
  expect(screen.queryAllByRole('heading', { name: 'Kjøretøy' })).toHaveLength(1);
  await person.type('Søk i forsikringene', '');
  expect(shown('Bobil')).toBe(0);
});

test('no group has a sum while a part of the policies is missing (C4.33)', async () => {
  const portal = portalAs('private-rich');
  await portal.fails({ operation: 'getPersonCustomer', status: 500 });
  await portal.open('#/');
  await reads('Kjøretøy');
  await reads('Noen forsikringer mangler, så vi kan ikke vise hva de koster til sammen.');
  expect(
    screen.queryAllByRole('heading', { name: /^Kjøretøy \(9\) *Bil, Moped og scooter og mer$/ }),
  ).toHaveLength(1);
  expect(screen.queryByText('Til sammen per måned')).toBeNull();
});
