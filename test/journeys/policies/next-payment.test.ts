import { expect, test } from 'vitest';
import { portalAs, reads, readsNot } from '#test/journeys/portal.ts';

const invoices = 'listUnpaidInvoices';

test('a car has the next payment of the damage insurance, beside its name, number and dates (C4.32, C4.42)', async () => {
  const page = portalAs('private-rich');
  const person = page.person();
  await page.open('#/bil/7130010/2');
  await person.sees(
    '7130010',
    'Gyldig',
    'Forfalt betaling for skadeforsikringene dine',
    'Se fakturaene dine',
  );
  await reads(/958 kr, forfalt \d\d\.\d\d\.\d{4}Betal den så snart som mulig\./);
  expect(page.takeReads()).toContain('/oppgaver/ubetalte-faktura?skadekundenummer=1000010');
});

test('a life policy has the next payment of the life insurance (C4.42)', async () => {
  const page = portalAs('private-rich');
  const person = page.person();
  await page.open('#/dodsfallkapital/7202791/1');
  await person.sees('Neste betaling for personforsikringene dine', 'Se fakturaene dine');
  await reads(/241 kr, forfaller \d\d\.\d\d\.\d{4}Har du betalt\?/);
  expect(page.takeReads()).toContain('/oppgaver/ubetalte-faktura?personkundenummer=3143791');
});

test('the page does not wait for the invoices, and says so if they fail (C4.42)', async () => {
  const page = portalAs('private-rich');
  const person = page.person();
  page.fails({ operation: invoices, status: 500 });
  await page.open('#/bil/7130010/2');
  await person.sees('Kasko', 'Vi får ikke vist fakturaene nå.', 'Se fakturaene dine');
  await person.seesNot('Noe gikk galt');
  await readsNot('forfalt', 'Ingen ubetalte fakturaer');
});

test('the invoices of a company are not loaded (C4.42)', async () => {
  const page = portalAs('business-admin');
  const person = page.person();
  await page.open('#/reise-bedrift/7340001/2');
  await person.sees('Meld skade');
  await person.seesNot(
    'Neste betaling for skadeforsikringene dine',
    'Forfalt betaling for skadeforsikringene dine',
    'Se fakturaene dine',
  );
  expect(page.arrived(invoices)).toEqual([]);
});
