import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { portalAs, reads } from '#test/journeys/portal.ts';

/** Waits, because a press renders later. */
const readsHeads = (...sorted: readonly string[]) =>
  waitFor(() => {
    const heads = screen.getAllByRole('columnheader');
    expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual(sorted);
  });

test('an open group of a company is still open after a visit to a policy (C4.33)', async () => {
  const portal = portalAs('business-admin');
  await portal.open('#/');
  await reads('Til sammen');
  const group = () => screen.getByRole('button', { name: /^Ansatte/ });
  expect(group().getAttribute('aria-expanded')).toBe('false');
  const employees = () => screen.queryAllByRole('link', { name: /^Personal/ });
  expect(employees()).toHaveLength(0);
  const person = portal.person();
  await person.press(group().textContent ?? '');
  await waitFor(() => expect(employees()).toHaveLength(1));
  await person.visit('/personal/7260001/3');
  await reads('Gjelder fra og med');
  await person.visit('/');
  await reads('Til sammen');
  expect(group().getAttribute('aria-expanded')).toBe('true');
});

test("a company's sorting is still chosen after a visit to a policy", async () => {
  const portal = portalAs('business-admin');
  await portal.open('#/');
  await reads('Til sammen');
  await readsHeads('none', 'none', 'none');
  const person = portal.person();
  await person.press('Per år');
  await readsHeads('none', 'ascending', 'none');
  await person.visit('/personal/7260001/3');
  await reads('Gjelder fra og med');
  await person.visit('/');
  await reads('Til sammen');
  await readsHeads('none', 'ascending', 'none');
});
