import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { portalAs, reads } from '#test/journeys/portal.ts';

const fold = () => screen.queryByRole('button', { name: 'Året fremover' });
const events = () =>
  screen
    .queryAllByRole('region', { name: 'Året fremover' })
    .flatMap((year) => within(year).queryAllByRole('listitem'))
    .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))
    .filter((text) => /forfal|fornyes|starter/.test(text ?? ''));

test('the year ahead of a customer with many policies is folded, opens, and is hidden by a search (C4.51)', async () => {
  const portal = portalAs('private-rich');
  await portal.open('#/');
  await reads('Året fremover');
  expect(fold()?.getAttribute('aria-expanded')).toBe('false');
  expect(events()).toEqual([]);
  const person = portal.person();
  await person.press('Året fremover');
  expect(fold()?.getAttribute('aria-expanded')).toBe('true');
  expect(events().filter((text) => text?.startsWith('241 kr forfaller'))).toHaveLength(1);
  // What is overdue is a task.
  expect(events().filter((text) => text?.includes('958 kr'))).toEqual([]);
  expect(events().filter((text) => text?.includes('fornyes'))).toHaveLength(2);
  await person.type('Søk i forsikringene', 'xa');
  await reads('treff');
  expect(fold()).toBeNull();
  expect(events()).toEqual([]);
});

test('the year ahead of a customer with one policy is open (C4.51)', async () => {
  await portalAs('private-one').open('#/');
  await reads('Året fremover');
  expect(fold()).toBeNull();
  expect(events()).toHaveLength(1);
  expect(events()[0]).toContain('Bil, Volvo V60');
});

test.each(['listUnpaidInvoices', 'getPersonCustomer'])(
  'the year ahead is not shown if %s fails, because an empty month would be untrue (C4.51)',
  async (operation) => {
    const portal = portalAs('private-rich');
    await portal.fails({ operation, status: 500 });
    await portal.open('#/');
    await reads('Flere oppgaver');
    expect(fold()).toBeNull();
  },
);
