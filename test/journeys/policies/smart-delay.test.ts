import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { durations } from '#domain/site/durations.ts';
import { car, customer } from '#flows/fixtures/customer.ts';
import { smartDelayCases } from '#flows/policies/smart-delay/cases.ts';
import { smartDelayFlow } from '#flows/policies/smart-delay/flow.ts';
import { openSite } from '#test/journeys/open-site.ts';

async function openPage() {
  const site = openSite(smartDelayFlow, smartDelayCases.input);
  await site.respond({
    request: { method: 'GET', path: '/rest/avtalebytte/identification' },
    response: { status: 200, body: { organisasjonsnummer: null, fodselsnummer: null } },
  });
  await site.respond({
    request: { method: 'GET', path: '/rest/skade/kunde' },
    response: { status: 200, body: { ...customer, forsikringer: [car] } },
  });
  await site.shows('smart-delay', 'shown');
  return { ...site, driver: site.driverOf('smart-delay') };
}

test('the page of SmartDelay+ explains the lounge, and has the code and a link to register (B2.71, B2.72, B2.74, B9.11, C5.7)', async () => {
  const { driver } = await openPage();
  await driver.expectHeading('SmartDelay+');
  await driver.sees(
    'Er flyet ditt mer enn én time forsinket, får du og de som reiser med deg vente gratis i en lounge.',
    'Koden din',
    '7010001',
  );
  expect(screen.getByRole('link', { name: 'Registrer deg før du reiser' }).getAttribute('href')).toBe(
    'https://smartdelay.example/registrer',
  );
});

test.each([
  ['written', 'Kopiert', 'Koden er kopiert.'],
  ['refused', 'Prøv igjen', 'Koden kunne ikke kopieres.'],
] as const)(
  'with the clipboard result "%s", the button reads "%s" for 2 s (B2.73, B4.26)',
  async (result, label, said) => {
    const { driver, letPass } = await openPage();
    await driver.press('Kopier koden');
    await driver.settleClipboard(result);
    await driver.sees(label);
    await driver.hears(said);
    await letPass(durations.copyFeedback);
    await driver.sees('Kopier koden');
    await driver.seesNot(label);
  },
);
