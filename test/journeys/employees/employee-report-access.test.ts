import { describe, test } from 'vitest';
import { company } from '#flows/overview/business-landing/cases.ts';
import { all, fillInReport, insured, openPage, policy, reportIn } from './employee-report-page.ts';

test('a company that is a customer of another bank reads whom to contact, without a retry (A8.1)', async () => {
  const body = { code: 'FOR3170009', message: 'Kunden i annen bank' };
  const { driver, shows } = await openPage({ insurance: { status: 404, body } });
  await shows('refused', 'load-business-policies');
  await driver.expectHeading('Feil kundeforhold');
  await driver.sees(
    'Du har ikke tilgang til å se skadeforsikringer på denne avtalen. Vennligst ta kontakt med din rådgiver.',
  );
  await driver.seesNot('Prøv igjen', 'Feilkode:');
});

test('the page about missing access is shown if the server says that the visitor has no role (A6.5, A2.33)', async () => {
  const body = { code: 'FEL3710020', message: 'Missing required role.' };
  const { driver, shows } = await openPage({ insurance: { status: 403, body } });
  await shows('noAccess', 'load-business-policies');
  await driver.expectHeading('Du har ikke tilgang til forsikring');
  await driver.seesNot('Send');
});

test('the same page replaces the form if the insurer says so when the report is sent (A6.5, C4.12)', async () => {
  const page = await openPage();
  await fillInReport(page.driver, reportIn);
  await page.driver.press('Send');
  const body = { code: 'FEL3710020', message: 'Missing required role.' };
  await page.respond('POST', '/bm/meld-inn-ansatt', { status: 403, body });
  await page.shows('noAccess');
  await page.driver.expectHeading('Du har ikke tilgang til forsikring');
  await page.driver.seesNot('Send', 'Gå tilbake', 'Prøv igjen', 'Noe gikk galt');
});

test('the page says that policies may be missing if one could not be read (A8.6)', async () => {
  const missing =
    'Vi fikk dessverre ikke kontakt med alle systemene våre. Hvis det mangler forsikringer i oversikten, kan du prøve igjen senere.';
  const body = (...forsikringer: readonly unknown[]) => ({ status: 200, body: { ...company, forsikringer } });
  const some = await openPage({ insurance: body(null, { ...policy, produkt: 'N20' }) });
  await some.shows('reporting.filling.typing');
  await some.driver.sees(missing);
  some.close();
  const none = await openPage({ insurance: body(null) });
  await none.shows('nothingToReport');
  await none.driver.sees(
    'Vi fikk ikke lest alle forsikringene til Fjordglimt Snekkeri AS, så vi vet ikke om ansatte meldes inn eller ut her. Prøv igjen senere.',
  );
  await none.driver.seesNot('har ingen aktive forsikringer');
});

describe('the role and the insurances decide whether the form is shown (B6.5, C1.8)', () => {
  const refusal = (organisation: string) =>
    `Du kan ikke melde ansatte inn eller ut. Kontakt en bruker eller administrator i ${organisation}.`;
  test.each([
    ['an administrator sees the form', { role: 'ADMIN' }, null],
    ['a user sees the form', { role: 'SKRIVE' }, null],
    ['a reader sees whom to contact', { role: 'LESE' }, refusal('Fjordglimt Snekkeri AS')],
    [
      'a visitor who acts for themselves sees whom to contact',
      { organisasjonsnummer: null },
      refusal('bedriften'),
    ],
  ])('%s', async (_, visitor, text) => {
    const { driver, shows } = await openPage({ ...visitor, insurance: text === null ? all : null });
    await shows(text === null ? 'reporting.filling.typing' : 'notAllowed');
    if (text === null) return driver.sees('Send');
    await driver.sees(text);
    await driver.seesNot('Send');
  });

  test.each([
    ['no insurance', insured()],
    ['insurance that covers no employees', insured('N07')],
    [
      'health insurance that it has not accepted',
      {
        status: 200,
        body: { ...company, forsikringer: [{ ...policy, produkt: 'N16', status: 'TILBUD' }] },
      },
    ],
  ])('a company with %s sees that there is nothing to report (C4.5)', async (_, insurance) => {
    const { driver, shows } = await openPage({ insurance });
    await shows('nothingToReport');
    await driver.sees(
      'Fjordglimt Snekkeri AS har ingen aktive forsikringer der ansatte meldes inn eller ut her.',
    );
    await driver.seesNot('Send');
  });
});
