import { expect, test } from 'vitest';
import { portalAs } from '#test/journeys/portal.ts';

test('details that fail to load show the general error, and a retry loads them (B2.44, B8.4)', async () => {
  const page = portalAs('private-rich');
  const person = page.person();
  page.fails({ operation: 'getCarDetail', status: 500, times: 1 });
  await page.open('#/bil/7130010/2');
  await person.expectHeading('Noe gikk galt');
  await person.press('Prøv igjen');
  await person.expectHeading('Bil Volvo V60, XA10013');
  expect(page.arrived('getCarDetail')).toHaveLength(2);
});

test('policies that fail to load show the general error, and a retry finds the damage policy (B2.44, B8.4, C4.7)', async () => {
  const page = portalAs('private-rich');
  const person = page.person();
  page.fails({ operation: 'getDamageCustomer', status: 500, times: 1 });
  await page.open('#/bil/7130010/2');
  await person.expectHeading('Noe gikk galt');
  await person.press('Prøv igjen');
  await person.expectHeading('Bil Volvo V60, XA10013');
});
