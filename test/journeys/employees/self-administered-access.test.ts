import { test } from 'vitest';
import { loadPolicies, openForm, openPage, validForm } from './self-administered-page.ts';

test('a company that is a customer of another bank reads whom to contact, without a retry (A8.1)', async () => {
  const code = 'FOR3170009';
  const { driver, shows } = await openPage({ status: 404, body: { code, message: 'Kunden i annen bank' } });
  await shows('refused', 'load-business-policies');
  await driver.expectHeading('Feil kundeforhold');
  const text =
    'Du har ikke tilgang til å se skadeforsikringer på denne avtalen. Vennligst ta kontakt med din rådgiver.';
  await driver.sees(text);
  await driver.hears(text);
  await driver.seesNot('Prøv igjen', 'Feilkode:');
});

test('the page about missing access is shown if the server says that the visitor has no role (A6.5, A2.33)', async () => {
  const body = { code: 'FEL3710020', message: 'Missing required role.' };
  const { driver, shows } = await openPage({ status: 403, body });
  await shows('noAccess', 'load-business-policies');
  await driver.expectHeading('Du har ikke tilgang til forsikring');
  await driver.seesNot('Send');
});

test('the same page replaces the form if the insurer says so when the report is sent (A6.5, C4.12)', async () => {
  const { driver, shows, respondToReport } = await openForm(validForm);
  await driver.press('Send');
  const body = { code: 'FEL3710020', message: 'Missing required role.' };
  await respondToReport({ status: 403, body });
  await shows('noAccess');
  await driver.expectHeading('Du har ikke tilgang til forsikring');
  await driver.seesNot('Send', 'Gå tilbake', 'Prøv igjen', 'Noe gikk galt');
});

test('the page says that policies may be missing if one could not be read (A8.6)', async () => {
  const { driver, shows } = await openPage(loadPolicies.done['only unreadable insurance'] ?? 'lost');
  await shows('notSelfAdministered');
  await driver.sees(
    'Vi fikk ikke lest alle forsikringene til Fjordglimt Snekkeri AS, så vi vet ikke om ansatte meldes inn eller ut her. Prøv igjen senere.',
  );
  await driver.seesNot('har ingen personalforsikring');
});
