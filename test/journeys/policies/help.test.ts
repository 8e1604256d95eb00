import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { portalAs } from '#test/journeys/portal.ts';

test('the number to call is right below what one can do with a policy', async () => {
  const page = portalAs('private-rich');
  const person = page.person();
  await page.open('#/bil/7130010/2');
  await person.sees('Meld skade');
  const [phone] = screen.getAllByRole('link', { name: /21 00 00 00/ });
  const buttons = screen.getByRole('link', { name: 'Meld skade' }).parentElement;
  expect(buttons?.nextElementSibling?.contains(phone ?? null)).toBe(true);
  expect(phone?.closest('p')?.textContent).toContain('Trenger du hjelp? Ring oss på');
});
