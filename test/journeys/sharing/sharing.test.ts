import { describe, test } from 'vitest';
import { customer } from '#flows/fixtures/customer.ts';
import { deleteOla, loaded, openSharing } from './sharing-page.ts';

test('shows both lists (B2.93, B3.63)', async () => {
  const { driver } = await openSharing();
  await driver.expectHeading('Dele forsikringer');
  await driver.sees('Personer du har gitt innsyn til', 'Ola Bekkevold', 'Ragnhild Skogly');
  await driver.sees('Personer som har gitt deg innsyn', 'Ola Skogly', '2 forsikringer', 'Gerd Myhre');
});

describe('a list that fails to load (B8.22)', () => {
  const sentence = 'Beklager, det har oppstått en feil. Vennligst prøv igjen senere.';

  test.each([
    ['given', 'given-insight', 'listed.closed', 'Ragnhild Skogly'],
    ['received', 'received-insight', 'listed', 'Gerd Myhre'],
  ] as const)(
    'shows an error, and a retry loads it: the list of %s insight',
    async (path, flow, state, person) => {
      const page = await openSharing({ [path]: { status: 500 } });
      await page.shows(flow, 'unavailable');
      await page.driver.sees(sentence);
      await page.driver.hears(sentence);
      await page.driver.press('Prøv igjen');
      await page.respond('GET', path, loaded[path]);
      await page.shows(flow, state);
      await page.driver.sees(person);
      await page.driver.seesNot(sentence);
    },
  );

  test('keeps the message about the change above the error', async () => {
    const page = await openSharing();
    await deleteOla(page);
    await page.respond('DELETE', 'delete', { status: 204 });
    await page.respond('GET', 'given', { status: 500 });
    await page.shows('given-insight', 'unavailable');
    await page.driver.sees(sentence, 'Innsynet til Ola Bekkevold ble slettet');
    await page.driver.seesNot('Ola Bekkevold');
  });
});

describe('a visitor who cannot share', () => {
  const none = 'Du har ingen skadeforsikringer, og kan derfor ikke gi innsyn.';

  test.each([
    ['has no damage insurance', { status: 200, body: { ...customer, forsikringer: [] } }],
    ['is not a customer yet', { status: 404, body: { code: 'FOR3170051', message: '' } }],
    ['is a customer of another bank', { status: 404, body: { code: 'FOR3170009', message: '' } }],
  ] as const)(
    'sees that there is nothing to share, but can delete insight, if the visitor %s (B6.10)',
    async (_, damage) => {
      const { driver } = await openSharing({ damage });
      await driver.sees(none);
      await driver.seesNot('Gi innsyn');
      await driver.press('Slett innsynet til Ola Bekkevold');
      await driver.sees('Slett innsynet');
    },
  );

  test('sees an error if the policies fail to load, and a retry reloads the page (B8.23)', async () => {
    const { driver, left } = await openSharing({ damage: { status: 500 } });
    const sentence = 'Det oppsto en feil, så du kan ikke gi innsyn akkurat nå. Prøv igjen senere.';
    await driver.sees(sentence);
    await driver.hears(sentence);
    await driver.seesNot('Gi innsyn', none);
    await driver.press('Prøv igjen');
    await left({ reload: true });
  });
});
