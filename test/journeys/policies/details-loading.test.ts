import { expect, test } from 'vitest';
import { portalAs, reads, readsNot, textOf } from '#test/journeys/portal.ts';

const headText = () => textOf(document.querySelector('.policy-head')?.parentElement ?? undefined);

test('while the details load, the page has the name, number, status and dates of the policy (C4.38)', async () => {
  const page = portalAs('private-rich');
  page.holds('getCarDetail');
  await page.open('#/bil/7130010/2');
  await reads('Henter forsikringen din …');
  await page.person().expectHeading('Bil Volvo V60, XA10013');
  const before = headText();
  expect(before).toContain('Forsikringsnummer7130010');
  expect(before).toContain('Gyldig');
  expect(before).toMatch(/Gjelder fra og med\d\d\.\d\d\.\d{4}Gjelder til og med\d\d\.\d\d\.\d{4}/);
  page.releases('getCarDetail');
  await readsNot('Henter forsikringen din …');
  await page.person().expectHeading('Bil Volvo V60, XA10013');
  expect(headText()).toContain(before);
});

test('the page of a life policy has its sum and its price (B2.46, B2.50)', async () => {
  const page = portalAs('private-rich');
  await page.open('#/dodsfallkapital/7202791/1');
  await page.person().expectHeading('Dødsfallkapital Kari Skogly');
  await reads('Forsikringssum', 'Pris per år', 'Meld skade');
});
