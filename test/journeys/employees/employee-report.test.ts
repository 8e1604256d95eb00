import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { filledReport } from '#flows/employees/employee-report/cases.ts';
import type { WireResponse } from '#flows/engine/walk/cases.ts';
import type { Driver } from '#flows/engine/walk/script.ts';
import { company } from '#flows/overview/business-landing/cases.ts';
import { portalAs } from '#test/journeys/portal.ts';
import {
  allInsurances,
  fillInReport,
  insurances,
  openPage,
  type Page,
  policy,
  question,
  type Report,
  reportIn,
  reportOut,
} from './employee-report-page.ts';

async function expectFilledIn(driver: Driver, report: Report) {
  await driver.expectChosen(question, report === reportIn ? 'Innmelding' : 'Utmelding');
  await driver.expectTickedOnly(insurances, report.insurances);
  for (const [name, text] of Object.entries(report.typed)) await driver.expectValue(name, text);
  for (const asked of report.confirmed) await driver.expectChosen(asked, 'Ja');
}

test("the initial value of 'gjelder fra' is today (B3.48)", async () => {
  const { driver } = await openPage();
  await driver.expectValue('Gjelder fra', '21.11.2026');
});

test('the page says that policies may be missing if one could not be read (A8.6)', async () => {
  const forsikringer = [null, { ...policy, produkt: 'N20' }];
  const { driver } = await openPage({ insurance: { status: 200, body: { ...company, forsikringer } } });
  await driver.sees(
    'Vi fikk dessverre ikke kontakt med alle systemene våre. Hvis det mangler forsikringer i oversikten, kan du prøve igjen senere.',
  );
});

test('one button chooses all insurances, and then none', async () => {
  const { driver } = await openPage();
  await driver.press('Velg alle forsikringene');
  await driver.expectTickedOnly(insurances, allInsurances);
  await driver.press('Fjern alle forsikringene');
  await driver.expectTickedOnly(insurances, []);
});

describe('a report that cannot be sent shows an error with a button back, and keeps the form', () => {
  const unknown = 'Vi vet ikke om det du sendte, kom fram. Sjekk nettforbindelsen før du prøver igjen.';
  const wrong = 'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.';

  async function failThenSend(
    page: Page,
    report: Report,
    response: WireResponse,
    title: string,
    text: string,
  ) {
    const path = report === reportIn ? '/bm/meld-inn-ansatt' : '/bm/meld-ut-ansatt';
    await fillInReport(page.driver, report);
    await page.driver.press('Send');
    await page.respond('POST', path, response);
    await page.driver.expectHeading(title);
    await page.driver.sees(text);
    await page.driver.press('Gå tilbake');
    await expectFilledIn(page.driver, report);
    await page.driver.press('Send');
    await page.respond('POST', path, { status: 204 });
    await page.shows('sent');
  }

  test.each([
    [{ status: 500 }, 'Noe gikk galt', wrong],
    ['lost', 'Vi fikk ikke svar', unknown],
  ] as const)('for the response %j (B2.106, B4.18, B8.8)', async (response, title, text) => {
    await failThenSend(await openPage(), reportIn, response, title, text);
  });

  test('for a report out too (B2.106, B4.18, B8.8)', async () => {
    await failThenSend(await openPage(), reportOut, { status: 500 }, 'Noe gikk galt', wrong);
  });
});

describe('the insurer receives what the visitor fills in', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    [
      'into a Virke insurance (B1.9, B3.39, B7.10)',
      'reportVirkeEmployeeIn',
      { ...reportIn, insurances: ['Reise for ansatte', 'Virke – Verksted'] },
      'Innmeldingen er sendt',
      {
        type: 'meldeInn',
        ansatt: { navn: 'Jonas Elvebakk', foedselsnummer: '80841200083' },
        forsikringer: ['N75', 'N90'],
        gjelderFra: '2026-12-01',
        stillingsprosent: 37.5,
        fastAnsatt: true,
        telefonnummer: '91234567',
      },
    ],
    [
      'out of insurance (B1.9, B3.43, B7.11)',
      'reportEmployeeOut',
      reportOut,
      'Utmeldingen er sendt',
      {
        type: 'meldeUt',
        forsikringer: ['N17', 'N20'],
        gjelderFra: '2026-12-01',
        postadresse: { adresse: 'Fjellveien 12', postnummer: '5003', poststed: 'Bergen' },
      },
    ],
  ])(
    'for a report %s, which ends at the receipt (B2.10, C5.7)',
    async (_, operation, report, receipt, payload) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
      const portal = portalAs('business-user');
      await portal.open('#/bm/admin/ansatt-inn-og-utmelding');
      const person = portal.person();
      await fillInReport(person, report);
      await person.press('Send');
      await person.expectHeading(receipt);
      expect(window.location.hash).toBe('#/bm/admin/kvittering-ansatt-inn-og-utmelding');
      expect(portal.arrived(operation)).toMatchObject([payload]);
    },
  );
});

test('a retry after midnight does not send yesterday, and the next report starts with the new day (B3.48, C4.23)', async () => {
  const page = await openPage();
  await fillInReport(page.driver, { ...reportIn, typed: { ...reportIn.typed, 'Gjelder fra': '21.11.2026' } });
  await page.driver.press('Send');
  await page.respond('POST', '/bm/meld-inn-ansatt', { status: 500 });
  await page.shows('reporting.failed');
  vi.setSystemTime(new Date('2026-11-21T23:00:00Z'));
  await page.driver.press('Prøv igjen');
  await page.shows('reporting.filling.rejected');
  await page.driver.type('Gjelder fra', '22.11.2026');
  await page.driver.press('Send');
  await page.respond('POST', '/bm/meld-inn-ansatt', { status: 204 });
  vi.setSystemTime(new Date('2026-11-22T23:00:00Z'));
  await page.driver.press('Meld en ansatt til');
  await page.driver.expectValue('Gjelder fra', '23.11.2026');
});

test('a button on the receipt opens an empty form with the same contact person (B2.10, B2.106, C3.4)', async () => {
  const page = await openPage();
  await fillInReport(page.driver, reportIn);
  await page.driver.press('Send');
  await page.respond('POST', '/bm/meld-inn-ansatt', { status: 204 });
  await page.driver.expectHeading('Innmeldingen er sendt');
  await page.driver.sees('Jonas Elvebakk', '01.12.2026', 'Helse for ansatte, Yrkesskade');
  await page.driver.press('Meld en ansatt til');
  await page.driver.expectChosen(question, null);
  await page.driver.expectValue('Navn', '');
  await page.driver.expectValue('Mobilnummer', '912 34 567');
  await page.driver.expectValue('E-post', 'astrid@snekkeri.example');
});

test('only a report out links to the documents about continuation insurance, which open in another window (A2.16)', async () => {
  const document = 'Fortsettelsesforsikring for liv (PDF)';
  const { driver } = await openPage();
  await driver.choose(question, 'Innmelding');
  await driver.seesNot(document);
  await driver.choose(question, 'Utmelding');
  expect(screen.getByRole('link', { name: document })).toHaveProperty('target', '_blank');
});

test('after a lost session, a failed report names the values that logging in loses (A8.8)', async () => {
  const page = await openPage();
  const { driver } = page;
  await fillInReport(driver, reportIn);
  await driver.press('Send');
  await page.respond('POST', '/bm/meld-inn-ansatt', { status: 401 });
  await page.shows('reporting.failed');
  await driver.sees(
    'Logg inn',
    'Fødselsnummeret lagrer vi ikke, så det må du skrive inn på nytt.',
    'Svaret om arbeidsdyktighet lagrer vi ikke, så det må du gi på nytt.',
  );
});

test('a receipt shows the date as dates are shown, however it was typed (A5.7, B5.12)', async () => {
  const page = await openPage();
  await fillInReport(page.driver, { ...reportIn, typed: { ...reportIn.typed, 'Gjelder fra': '01/12/2026' } });
  await page.driver.press('Send');
  await page.respond('POST', '/bm/meld-inn-ansatt', { status: 204 });
  await page.driver.sees('01.12.2026');
});

test('a receipt has no national identity number and no answer about health (C4.36)', async () => {
  const page = await openPage();
  await fillInReport(page.driver, reportIn);
  await page.driver.press('Send');
  await page.respond('POST', '/bm/meld-inn-ansatt', { status: 204 });
  await page.driver.expectHeading('Innmeldingen er sendt');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Ansatt',
    'Gjelder fra',
    'Forsikringer',
    'Mobilnummer',
    'E-post',
    'Sendt',
  ]);
});

test('a restored draft is shown at once, with its own contact person (C4.39)', async () => {
  const { fnr: _, arbeidsdyktig: __, ...draft } = filledReport;
  const { driver, shows } = await openPage({ draft });
  await shows('reporting.filling.typing');
  await driver.expectValue('Mobilnummer', '912 34 568');
  await driver.expectValue('E-post', 'nes@snekkeri.example');
});
